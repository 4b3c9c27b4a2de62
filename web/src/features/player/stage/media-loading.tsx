import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'

/** A shorter wait is over before anybody wonders: a sign would only flicker. */
const timeoutMs = 300

/** The loading flower over a video that buffers. */
export function MediaLoading({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('player')
  const isShown = useLasting(isWaiting)
  return (
    <>
      <LiveRegion>{isShown && t('mediaLoading')}</LiveRegion>
      {isShown && (
        <span className="video__loading">
          <BrandMark />
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
    const timer = setTimeout(() => setHasLasted(true), timeoutMs)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isSo])
  return isSo && hasLasted
}
