import { NavigationType } from 'react-router'

type Place = { pathname: string }
/** The present location, and the page in the background; null where there is none. */
export type LocationStack<P extends Place> = { location: P; background: P | null }

const isListing = ({ pathname }: Place) => /^\/(videos|songs)\/*$/.test(pathname)
const isPlayer = ({ pathname }: Place) => /^\/(video|song)\/[^/]+\/*$/.test(pathname)

/**
 * The next location with its background. A player opened from a listing covers it, so that the listing keeps its state;
 * opened in any other way it is a page.
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
  // Another tab of the same player.
  return how === NavigationType.Replace && to.pathname === from.pathname ? under : null
}
