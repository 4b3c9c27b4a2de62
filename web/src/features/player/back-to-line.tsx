import { Crosshair } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Shown while a learner reads elsewhere: the way back to what is spoken. */
export function BackToLine({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('player')
  return (
    <div className="back-to-line">
      <button type="button" className="back-to-line__button" onClick={onBack}>
        <Crosshair className="icon icon--sm" aria-hidden="true" /> {t('backToLine')}
      </button>
    </div>
  )
}
