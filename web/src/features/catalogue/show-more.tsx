import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'

type Props = {
  isLoading: boolean
  /** The error message if the last request failed. */
  failure: string | null
  /** Requests the next page. */
  onMore: () => void
}

/** The next page is requested when the end of the cards is this far below the window. */
const ahead = '800px'

/**
 * Shown after the last card. It requests the next page when it comes near the window or is pressed; after a failure
 * only when it is pressed.
 */
export function ShowMore({ isLoading, failure, onMore }: Props) {
  const { t } = useTranslation(['catalogue', 'common'])
  const place = useRef<HTMLDivElement>(null)
  useWhenNear(place, () => !isLoading && failure === null && onMore(), isLoading)
  return (
    <div className="show-more" ref={place}>
      {failure !== null && <p role="alert">{failure}</p>}
      <Button variant="quiet" busy={isLoading} onClick={onMore}>
        {failure === null ? t('showMore') : t('common:tryAgain')}
      </Button>
    </div>
  )
}

/** @param isLoading the observer restarts after loading, because the added cards may not fill the window */
function useWhenNear(place: RefObject<Element | null>, onNear: () => void, isLoading: boolean) {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = place.current
    if (!element || isLoading) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      { rootMargin: `0px 0px ${ahead}` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isLoading])
}
