import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'

type Props = { isLoading: boolean; error: unknown; onMore: () => void }

/** Loads the next page a screen before its end is reached. The button is for the keyboard, and for a retry. */
export function MoreWords({ isLoading, error, onMore }: Props) {
  const { t } = useTranslation(['lists', 'vocabulary'])
  const foot = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(() => {
    if (!isLoading && !error) onMore()
  })
  useEffect(() => {
    if (!foot.current || isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
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
