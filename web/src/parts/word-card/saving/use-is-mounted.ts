import { useEffect, useRef } from 'react'

/** Whether the component still stands on the page; read it where an answer arrives. */
export function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
