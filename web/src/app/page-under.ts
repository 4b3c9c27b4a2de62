import { NavigationType } from 'react-router'

type Place = { pathname: string }
/** Where the learner is, and the page that stays under it: null where there is none. */
export type Placed<P extends Place> = { location: P; under: P | null }

const isListing = ({ pathname }: Place) => /^\/(videos|songs)\/*$/.test(pathname)
const isPlayer = ({ pathname }: Place) => /^\/(video|song)\/[^/]+\/*$/.test(pathname)

/**
 * What lies under the next place. A player that is opened from a listing lies over it, and so finds it as it was left;
 * opened in any other way it is a page.
 */
export function placed<P extends Place>(before: Placed<P>, location: P, how: NavigationType): Placed<P> {
  return { location, under: underNext(before, location, how) }
}

function underNext<P extends Place>(
  { location: from, under }: Placed<P>,
  to: P,
  how: NavigationType,
): P | null {
  if (!isPlayer(to)) return null
  if (how === NavigationType.Push && isListing(from)) return from
  // Another tab of the same player.
  return how === NavigationType.Replace && to.pathname === from.pathname ? under : null
}
