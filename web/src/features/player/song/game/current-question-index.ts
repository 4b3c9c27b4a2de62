import { openWordInLine } from '@verbena/language/song/song-game'
import type { GapGame } from './song-gaps.ts'

type SongState = {
  /** The question that the learner pressed in the lyrics. */
  byHand: number | null
  /** The active line; -1 before the first. */
  active: number
  /** Words are asked before they are sung, lines afterwards. */
  isAskedAhead: boolean
  /** The song is over or cannot be played, so the open gaps are asked from the first. */
  isOutOfTime: boolean
}

/** The current question as an index of `hidden`; -1 without one. */
export function currentQuestionIndex(game: GapGame, state: SongState): number {
  const { byHand, active, isAskedAhead, isOutOfTime } = state
  const isOpen = (index: number) => game.results[index]?.outcome === 'open'
  if (byHand !== null && isOpen(byHand)) return byHand
  if (game.waitsAfterLine !== null) return openWordInLine(game, game.waitsAfterLine)
  if (isOutOfTime) return game.results.findIndex(({ outcome }) => outcome === 'open')
  if (!isAskedAhead) return -1
  return game.hidden.findIndex(({ line }, index) => line >= active && isOpen(index))
}
