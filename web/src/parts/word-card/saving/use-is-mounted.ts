import { useEffect, useRef } from 'react'

/** Whether the component is still mounted; read it when a reply arrives. */
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
