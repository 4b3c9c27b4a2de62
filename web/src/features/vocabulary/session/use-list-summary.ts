import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { personalListsQuery, recommendedListsQuery } from '../vocabulary-queries.ts'

/** Ids of recommended lists begin with `rec-`; all others are the learner's own lists. */
export const isRecommended = (listId: string) => listId.startsWith('rec-')

/** Name and size of a list; a default name and zero until they are loaded. */
export function useListSummary(listId: string) {
  const { t } = useTranslation('vocabulary')
  const { key } = useAudience()
  const isRecommendedList = isRecommended(listId)
  const own = useQuery({ ...personalListsQuery, enabled: !isRecommendedList })
  const recommended = useQuery({ ...recommendedListsQuery(key), enabled: isRecommendedList })
  const lists: readonly { id: string; name: string; wordCount: number }[] | undefined = isRecommendedList
    ? recommended.data
    : own.data
  const list = lists?.find(({ id }) => id === listId)
  return { name: list?.name ?? t('title'), wordCount: list?.wordCount ?? 0 }
}
