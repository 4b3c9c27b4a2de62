import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberShown, wasShown } from './tour-flags.ts'

/** After the transcript is there (specification 2, section 9). */
const waitMs = 1000

/**
 * Shows a newcomer around, once. Who is in the midst of something by then is left alone until the next visit; so is
 * everybody where its code does not come.
 * @returns whether it is under way
 */
export function useTour({ isWanted }: { isWanted: boolean }): boolean {
  const { t } = useTranslation('player')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isWanted || wasShown('tour')) return
    let isGone = false
    let end: (() => void) | undefined
    const start = async () => {
      // By itself and not by `deferComponent`: it is no component, and is fetched once at most in a visit.
      const { startTour } = await import('./start-tour.ts')
      if (isGone || document.querySelector('[role="dialog"]')) return
      setIsOpen(true)
      end = startTour(t, () => {
        // Leaving the page is no answer.
        if (!isGone) rememberShown('tour')
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
