import { askedInLine } from '@verbena/language/song-quiz/song-game'
import type { Game } from './hidden-in-song.ts'

type Moment = {
  /** What the learner pressed in the lyrics. */
  byHand: number | null
  /** The line that is sung; -1 before the first. */
  active: number
  /** Words are asked for while they are coming, lines once they have been sung. */
  isAskedAhead: boolean
  /** The song is over, or there is no music: what is open is asked from the first. */
  isOutOfTime: boolean
}

/** What the learner is asked for now, as an index of `hidden`; -1 for nothing. */
export function askedIndex(game: Game, moment: Moment): number {
  const { byHand, active, isAskedAhead, isOutOfTime } = moment
  const isOpen = (index: number) => game.results[index]?.outcome === 'open'
  if (byHand !== null && isOpen(byHand)) return byHand
  if (game.waitsAfterLine !== null) return askedInLine(game, game.waitsAfterLine)
  if (isOutOfTime) return game.results.findIndex(({ outcome }) => outcome === 'open')
  if (!isAskedAhead) return -1
  return game.hidden.findIndex(({ line }, index) => line >= active && isOpen(index))
}
