import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveShown, wasShown } from './tour-flags.ts'

/** Delay after the transcript is shown (specification 2, section 9). */
const waitMs = 1000

/**
 * Shows the tour to a new learner once. It waits for the next visit if a dialog is open or its code cannot be loaded.
 * @returns whether the tour is running
 */
export function useTour({ isWanted }: { isWanted: boolean }): boolean {
  const { t } = useTranslation('player')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isWanted || wasShown('tour')) return
    let isGone = false
    let end: (() => void) | undefined
    const start = async () => {
      // Not with `deferComponent`, because the tour is not a component, and it is loaded at most once per visit.
      const { startTour } = await import('./start-tour.ts')
      if (isGone || document.querySelector('[role="dialog"]')) return
      setIsOpen(true)
      end = startTour(t, () => {
        // A learner who leaves the page has not finished the tour.
        if (!isGone) saveShown('tour')
        setIsOpen(false)
      })
    }
    const timer = setTimeout(() => void start().catch(() => {}), waitMs)
    return () => {
      isGone = true
      clearTimeout(timer)
      end?.()
    }
  }, [isWanted, t])
  return isOpen
}
