import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/error-message.ts'
import { Button } from '../../../ui/button.tsx'

type Props = { isLoading: boolean; error: unknown; onMore: () => void }

/** Asks for the next words a screen before they are reached; the button is for when that failed, and for keys. */
export function MoreWords({ isLoading, error, onMore }: Props) {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const foot = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(() => {
    if (!isLoading && !error) onMore()
  })
  useEffect(() => {
    if (!foot.current || isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: '0px 0px 900px',
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [isLoading])
  return (
    <div className="more-words" ref={foot}>
      {Boolean(error) && (
        <p role="alert">
          {t('vocabulary:wordsFailed')}. {errorMessage(error, t)}
        </p>
      )}
      <Button variant="quiet" busy={isLoading} onClick={onMore}>
        {t('words.more')}
      </Button>
    </div>
  )
}
