import { NavigationType } from 'react-router'

type Place = { pathname: string }
/** The current location, and the location of the page below it; null if there is none. */
export type LocationStack<P extends Place> = { location: P; background: P | null }

const isListing = ({ pathname }: Place) => /^\/(videos|songs)\/*$/.test(pathname)
const isPlayer = ({ pathname }: Place) => /^\/(video|song)\/[^/]+\/*$/.test(pathname)

/**
 * Returns the next location and its background. A player opened from a listing covers the listing, which keeps its
 * state; a player opened in any other way is a page of its own.
 */
export function nextLocationStack<P extends Place>(
  before: LocationStack<P>,
  location: P,
  how: NavigationType,
): LocationStack<P> {
  return { location, background: nextBackground(before, location, how) }
}

function nextBackground<P extends Place>(
  { location: from, background: under }: LocationStack<P>,
  to: P,
  how: NavigationType,
): P | null {
  if (!isPlayer(to)) return null
  if (how === NavigationType.Push && isListing(from)) return from
  // The learner changed the tab of the same player.
  return how === NavigationType.Replace && to.pathname === from.pathname ? under : null
}
