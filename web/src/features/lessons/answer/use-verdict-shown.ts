import { useEffect, useRef } from 'react'

/** Presses within this time belong to a double click, and nobody has read the verdict yet. */
const doublePressMs = 400

/** Moves the focus to the button, because the check disables the field that had it. */
export function useVerdictShown(isAnswered: boolean) {
  const nextButton = useRef<HTMLButtonElement>(null)
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (!isAnswered) return
    shownAt.current = performance.now()
    nextButton.current?.focus()
  }, [isAnswered])
  return { nextButton, isVerdictRead: () => performance.now() - shownAt.current >= doublePressMs }
}
