import type { Explanation } from '@verbena/contract/lookup/lookup'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import PenLine from 'lucide-react/icons/pen-line'
import { useTranslation } from 'react-i18next'

/** Marks translations that are the learner's own or uncertain. */
export function TrustMarks({ isOwn, isUncertain }: Pick<Explanation, 'isOwn' | 'isUncertain'>) {
  const { t } = useTranslation('lookup')
  if (!isOwn && !isUncertain) return null
  return (
    <ul className="word-card__marks">
      {isOwn && (
        <li>
          <PenLine className="icon icon--sm" aria-hidden="true" /> {t('isOwn')}
        </li>
      )}
      {isUncertain && (
        <li title={t('isUncertainWhy')}>
          <CircleHelp className="icon icon--sm" aria-hidden="true" /> {t('isUncertain')}
        </li>
      )}
    </ul>
  )
}
