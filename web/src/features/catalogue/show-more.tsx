import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'

type Props = {
  isLoading: boolean
  /** Why the last page did not come, in a sentence. */
  failure: string | null
  /** Asks for the next page. */
  onMore: () => void
}

/** How far below the edge of the window the next page is requested. */
const ahead = '800px'

/** At the end of the cards: fetches the next ones when it comes near, or when it is pressed. After a failure only a press fetches them. */
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

/** @param again when this changes it is looked at anew: what has just been added may not fill the window */
function useWhenNear(place: RefObject<Element | null>, onNear: () => void, again: boolean) {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = place.current
    if (!element || again) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      { rootMargin: `0px 0px ${ahead}` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, again])
}
