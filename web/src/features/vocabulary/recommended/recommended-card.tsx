import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adoptList, type RecommendedList } from '@verbena/contract/vocabulary/recommended-lists'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { Petals } from '../../../ui/figures/petals.tsx'
import { openerId, sessionAddress } from '../session/use-session-address.ts'

type Props = {
  list: RecommendedList
  /** One of the learner's own lists has the same name, so it was added before. */
  isMine: boolean
}

/** A recommended list, to practise as it is or to add to the learner's own lists. */
export function RecommendedCard({ list, isMine }: Props) {
  const { t, i18n } = useTranslation(['lists', 'vocabulary'])
  const add = useAdoptList(list)
  const nameId = `list-${list.id}`
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const known =
    list.progress === null
      ? t('recommended.noneKnown')
      : t('recommended.known', { percent: percent.format(list.progress / 100) })
  return (
    <li className="list-card">
      <div className="list-card__top">
        <div>
          <h3 id={nameId}>{list.name}</h3>
          <p>
            <span className="list-card__level">{list.level}</span>{' '}
            {t('vocabulary:wordCount', { count: list.wordCount })}
          </p>
        </div>
        <Petals open={Math.floor((list.progress ?? 0) / 20)} label={known} />
      </div>
      <div className="list-card__foot">
        <ButtonLink
          id={openerId(list.id, 'practise')}
          variant="text"
          to={sessionAddress(list.id, 'practise', 'learn')}
          state={{ openedHere: true }}
          aria-describedby={nameId}
        >
          {t('recommended.practise')}
        </ButtonLink>
        {isMine ? (
          <span className="list-card__mine">
            <Check className="icon icon--sm" aria-hidden="true" /> {t('recommended.isMine')}
          </span>
        ) : (
          <Button variant="text" busy={add.isPending} aria-describedby={nameId} onClick={() => add.mutate()}>
            <Plus className="icon icon--sm" aria-hidden="true" /> {t('recommended.add')}
          </Button>
        )}
      </div>
    </li>
  )
}

function useAdoptList({ id, name }: RecommendedList) {
  const { t } = useTranslation('lists')
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => call(adoptList, { params: { id } }),
    onSuccess: async ({ added, name: adopted }) => {
      await client.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
      toast({ text: t('recommended.added', { count: added, name: adopted }) })
    },
    onError: (error) => toast({ text: `${t('recommended.addFailed', { name })} ${errorMessage(error, t)}` }),
  })
}
