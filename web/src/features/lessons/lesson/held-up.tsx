import { useTranslation } from 'react-i18next'

/** Said once answers could not be sent; read out when it comes. */
export function HeldUp({ isHeldUp }: { isHeldUp: boolean }) {
  const { t } = useTranslation('lesson')
  return (
    <div className="lesson-note" role="status">
      {isHeldUp && <p>{t('keptForLater')}</p>}
    </div>
  )
}
