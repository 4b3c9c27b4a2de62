import type { MediaCard } from '@verbena/contract/catalogue'

/**
 * Passed by a listing to the page of a card as history state: the server refuses locked items, so the page could not
 * show a title otherwise.
 */
export type MediaCardState = { card: Pick<MediaCard, 'title' | 'thumbnail' | 'level' | 'language'> }

/** Reads the card from history state, which may have any shape; null if the learner did not come from a listing. */
export function readMediaCard(state: unknown): MediaCardState['card'] | null {
  return typeof state === 'object' && state !== null && 'card' in state
    ? (state as MediaCardState).card
    : null
}
