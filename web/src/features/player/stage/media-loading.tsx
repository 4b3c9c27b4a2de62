import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'

/** The flower is not shown for shorter waits, because it would only flicker. */
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

/** Whether the value has been true for the time-out. */
function useLasting(isActive: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setHasLasted(true), timeoutMs)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isActive])
  return isActive && hasLasted
}
