import type { KeyboardEvent } from 'react'

/** A held key repeats, and would check and continue at once. */
export function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
