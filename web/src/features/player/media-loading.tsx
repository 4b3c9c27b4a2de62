import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Mark } from '../../ui/mark.tsx'

/** A shorter wait is over before anybody wonders: a sign would only flicker. */
const patienceMilliseconds = 300

/** The flower over a picture that waits for what is missing. */
export function MediaLoading({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('player')
  const isShown = useLasting(isWaiting)
  return (
    <>
      <LiveRegion>{isShown && t('mediaLoading')}</LiveRegion>
      {isShown && (
        <span className="video__loading">
          <Mark />
        </span>
      )}
    </>
  )
}

/** Whether it has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setHasLasted(true), patienceMilliseconds)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isSo])
  return isSo && hasLasted
}
