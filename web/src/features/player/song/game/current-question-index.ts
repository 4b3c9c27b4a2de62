import { openWordInLine } from '@verbena/language/song/song-game'
import type { GapGame } from './song-gaps.ts'

type Moment = {
  /** What the learner pressed in the lyrics. */
  byHand: number | null
  /** The line that is sung; -1 before the first. */
  active: number
  /** Words become questions before they are sung, lines after. */
  isAskedAhead: boolean
  /** The song is over, or there is no music: the open gaps are asked from the first. */
  isOutOfTime: boolean
}

/** The current question as an index of `hidden`; -1 where there is none. */
export function currentQuestionIndex(game: GapGame, moment: Moment): number {
  const { byHand, active, isAskedAhead, isOutOfTime } = moment
  const isOpen = (index: number) => game.results[index]?.outcome === 'open'
  if (byHand !== null && isOpen(byHand)) return byHand
  if (game.waitsAfterLine !== null) return openWordInLine(game, game.waitsAfterLine)
  if (isOutOfTime) return game.results.findIndex(({ outcome }) => outcome === 'open')
  if (!isAskedAhead) return -1
  return game.hidden.findIndex(({ line }, index) => line >= active && isOpen(index))
}
