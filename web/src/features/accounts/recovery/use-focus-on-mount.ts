import { type RefObject, useEffect, useRef } from 'react'

/** For an answer that takes the place of the form it belongs to, and of the button that was pressed. */
export function useFocusOnMount(): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    element.current?.focus()
  }, [])
  return element
}
