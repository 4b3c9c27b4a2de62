import { useLayoutEffect, useRef } from 'react'

/** Presses within this time belong to a double click, and nobody has read the verdict yet. */
const doublePressMs = 400

/** Whether a verdict has been shown long enough for a press to mean what comes after it. */
export function useIsVerdictRead(isShown: boolean): () => boolean {
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    shownAt.current = isShown ? performance.now() : Number.POSITIVE_INFINITY
  }, [isShown])
  return () => performance.now() - shownAt.current >= doublePressMs
}
