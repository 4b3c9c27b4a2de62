import { type RefObject, useEffect, useState } from 'react'
import { tabStorage } from '../../api/browser-storage.ts'

const key = 'cancelledPlan'

/** Before the page is read anew: what had the focus, and what was being said, go with it. */
export const rememberCancelling = () => tabStorage.write(key, 'true')

/** After that, once: the heading of the plan takes the focus. @returns true when the news is to be read out */
export function useCancelledJustNow(heading: RefObject<HTMLElement | null>): boolean {
  const [isJustNow, setJustNow] = useState(false)
  useEffect(() => {
    if (!tabStorage.read(key)) return
    tabStorage.remove(key)
    heading.current?.focus()
    setJustNow(true)
  }, [heading])
  return isJustNow
}
