import { useLayoutEffect, useRef } from 'react'

/** A press within this time is the second click of a double click; nobody has read the verdict by then. */
const doublePressMs = 400

/** Whether a verdict has been shown long enough for a press to mean "continue". */
export function useIsVerdictRead(isShown: boolean): () => boolean {
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    shownAt.current = isShown ? performance.now() : Number.POSITIVE_INFINITY
  }, [isShown])
  return () => performance.now() - shownAt.current >= doublePressMs
}
