import type { MediaCard } from '@verbena/contract/catalogue'

/**
 * What a listing hands to the page of a card, beside its address: an item behind the plan is refused, and the page would
 * not even know its title.
 */
export type MediaCardState = { card: Pick<MediaCard, 'title' | 'thumbnail' | 'level' | 'language'> }

/** Of a link that may have come from anywhere; null where no listing led here. */
export function readMediaCard(state: unknown): MediaCardState['card'] | null {
  return typeof state === 'object' && state !== null && 'card' in state
    ? (state as MediaCardState).card
    : null
}
