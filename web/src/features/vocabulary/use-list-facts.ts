import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../parts/use-audience.ts'
import { personalListsQuery, recommendedListsQuery } from './vocabulary-queries.ts'

/** Lists that we recommend are named so; all others are the learner's own. */
export const isRecommended = (listId: string) => listId.startsWith('rec-')

/** What a list is called, and how many words it holds: nothing yet while nobody knows. */
export function useListFacts(listId: string) {
  const { t } = useTranslation('vocabulary')
  const { key } = useAudience()
  const isOurs = isRecommended(listId)
  const own = useQuery({ ...personalListsQuery, enabled: !isOurs })
  const recommended = useQuery({ ...recommendedListsQuery(key), enabled: isOurs })
  const lists: readonly { id: string; name: string; wordCount: number }[] | undefined = isOurs
    ? recommended.data
    : own.data
  const list = lists?.find(({ id }) => id === listId)
  return { name: list?.name ?? t('title'), wordCount: list?.wordCount ?? 0 }
}
