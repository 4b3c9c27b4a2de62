import type { WordStatus as Status } from '@verbena/contract/vocabulary/word-status'
import { wordStatuses } from '@verbena/contract/vocabulary/word-statuses'
import Check from 'lucide-react/icons/check'
import EyeOff from 'lucide-react/icons/eye-off'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Petals } from '../../../ui/figures/petals.tsx'
import { errorMessage } from '../../errors/error-message.ts'
import { useWordStatus } from './use-word-status.ts'
import type { LemmaRef } from './word-statuses.ts'
import './word-status.css'

type Props = { place: LemmaRef; status: Status }

/** How well the learner knows a word: a radio group of four, with arrow keys. */
export function WordStatus({ place, status }: Props) {
  const { t } = useTranslation(['lookup', 'common'])
  const { shown, choose, error } = useWordStatus(place, status)
  const name = useId()
  return (
    <div className="word-status">
      <div
        className="word-status__choices"
        role="radiogroup"
        aria-label={t('statusOf', { word: place.lemma })}
      >
        {wordStatuses.map((one) => (
          <label key={one} className="word-status__choice" data-status={one}>
            <input
              type="radio"
              name={name}
              className="word-status__input"
              checked={one === shown}
              onChange={() => choose(one)}
            />
            <Sign status={one} />
            <span>{t(`statuses.${one}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="word-card__note" role="alert">
          {t('statusFailed')} {errorMessage(error, t)}
        </p>
      )}
    </div>
  )
}

/** Decorative, because the text beside it says the same; "new" has none. */
function Sign({ status }: { status: Status }) {
  if (status === 'learning') return <Petals open={2} />
  const Icon = { new: null, known: Check, ignored: EyeOff }[status]
  return Icon && <Icon className="icon icon--sm" aria-hidden="true" />
}
