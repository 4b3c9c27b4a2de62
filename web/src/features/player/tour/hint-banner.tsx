import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { saveShown, wasShown } from './tour-flags.ts'
import './hint-banner.css'

const shownMs = 8000

/**
 * Explains once what learners can do with words, for eight seconds or until it is closed. The timer does not run
 * while an overlay covers it.
 */
export function HintBanner({ isCovered }: { isCovered: boolean }) {
  const { t } = useTranslation('player')
  const [isShown, setIsShown] = useState(() => !wasShown('hint'))
  const close = () => {
    setIsShown(false)
    saveShown('hint')
  }
  useEffect(() => {
    if (!isShown || isCovered) return
    const timer = setTimeout(() => {
      setIsShown(false)
      saveShown('hint')
    }, shownMs)
    return () => clearTimeout(timer)
  }, [isShown, isCovered])
  if (!isShown) return null
  return (
    <div className="hint-banner" role="status">
      <p>{t('hint')}</p>
      <IconButton
        label={t('closeHint')}
        icon={<X className="icon icon--sm" aria-hidden="true" />}
        onClick={close}
      />
    </div>
  )
}
