import { type RefObject, useEffect, useState } from 'react'
import { tabStorage } from '../../../api/browser-storage.ts'

const key = 'cancelledPlan'

/** Called before the reload, which loses the focus and the announcement. */
export const markCancellation = () => tabStorage.write(key, 'true')

/** Once after the reload, focuses the heading of the plan. @returns whether to announce the cancellation */
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
