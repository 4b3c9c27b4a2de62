import type { MouseEvent } from 'react'

/** Focuses the list of cards, because the pressed button disappears. */
export function focusFirstCard(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('.media-cards')?.focus({ preventScroll: true })
}
