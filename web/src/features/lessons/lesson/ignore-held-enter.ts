import type { KeyboardEvent } from 'react'

/** A key held down repeats itself, and would check and go on in one. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
