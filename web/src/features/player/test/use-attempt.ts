import { type RefObject, useState } from 'react'
import { randomId } from '../../../api/random-id.ts'

/** One run of a test. Its id is the seed of what is asked, too: another run asks something else. */
export type Attempt = { id: string; isFirst: boolean }

/** The button that starts another run goes away with the old one: the panel keeps the focus meanwhile. */
export function useAttempt(panel: RefObject<HTMLElement | null>) {
  const [attempt, setAttempt] = useState<Attempt>(() => ({ id: randomId(), isFirst: true }))
  const again = () => {
    panel.current?.focus({ preventScroll: true })
    setAttempt({ id: randomId(), isFirst: false })
  }
  return { attempt, again }
}
