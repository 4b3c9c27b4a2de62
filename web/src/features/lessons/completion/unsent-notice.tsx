import { useTranslation } from 'react-i18next'

/** Shown and announced while answers could not be sent. */
export function UnsentNotice({ isDelayed }: { isDelayed: boolean }) {
  const { t } = useTranslation('lesson')
  return (
    <div className="lesson-note" role="status">
      {isDelayed && <p>{t('keptForLater')}</p>}
    </div>
  )
}
