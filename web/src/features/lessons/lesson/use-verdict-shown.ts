import { useEffect, useRef } from 'react'

/** The second press of a double one comes sooner than anyone has read a verdict. */
const readingMilliseconds = 400

/** The field is switched off by the check, which would drop the focus: the button that goes on takes it. */
export function useVerdictShown(isAnswered: boolean) {
  const nextButton = useRef<HTMLButtonElement>(null)
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (!isAnswered) return
    shownAt.current = performance.now()
    nextButton.current?.focus()
  }, [isAnswered])
  return { nextButton, isVerdictRead: () => performance.now() - shownAt.current >= readingMilliseconds }
}
