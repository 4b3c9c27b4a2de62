import { type RefObject, useState } from 'react'
import { randomId } from '../../../api/random-id.ts'

/** One attempt at a test. Its id is also the seed of the questions, so that every attempt has different ones. */
export type Attempt = { id: string; isFirst: boolean }

/** The button that starts another attempt disappears with the old one, so the panel takes the focus. */
export function useAttempt(panel: RefObject<HTMLElement | null>) {
  const [attempt, setAttempt] = useState<Attempt>(() => ({ id: randomId(), isFirst: true }))
  const again = () => {
    panel.current?.focus({ preventScroll: true })
    setAttempt({ id: randomId(), isFirst: false })
  }
  return { attempt, again }
}
