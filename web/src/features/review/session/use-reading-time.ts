import { useLayoutEffect, useRef } from 'react'

/** The second press of a double one comes sooner than anyone has read a verdict. */
const readingMilliseconds = 400

/** Whether what has come was there long enough to be meant by a press. */
export function useReadingTime(isShown: boolean) {
  const since = useRef(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    since.current = isShown ? performance.now() : Number.POSITIVE_INFINITY
  }, [isShown])
  return () => performance.now() - since.current >= readingMilliseconds
}
