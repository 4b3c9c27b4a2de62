import type { MouseEvent } from 'react'

/** For a button that goes away with what it stands beside: the cards that come instead take the focus. */
export function focusFirstCard(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('.media-cards')?.focus({ preventScroll: true })
}
