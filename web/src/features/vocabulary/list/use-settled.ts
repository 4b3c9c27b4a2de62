import { useEffect, useState } from 'react'

const pauseMilliseconds = 250

/** A text as it stands once nobody has typed for a moment: a search asks the server, and not at each letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
