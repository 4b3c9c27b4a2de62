import type { MediaCard } from '@verbena/contract/catalogue'

/**
 * What a listing hands to the page of a card, beside its address: an item behind the plan is refused, and the page would
 * not even know its title.
 */
export type CardState = { card: Pick<MediaCard, 'title' | 'thumbnail' | 'level' | 'language'> }

/** Of a link that may have come from anywhere; null where no listing led here. */
export function cardOf(state: unknown): CardState['card'] | null {
  return typeof state === 'object' && state !== null && 'card' in state ? (state as CardState).card : null
}
