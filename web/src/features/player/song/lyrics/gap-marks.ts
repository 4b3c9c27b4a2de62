import { lettersShown } from '@verbena/language/song/song-game'
import { type GapGame, isWord } from '../game/song-gaps.ts'

/** A gap at its position in the lyrics. */
export type GapMark = {
  /** Index of `hidden`. */
  index: number
  /** Index of the word in its line; null if the whole line is hidden. */
  word: number | null
  outcome: 'open' | 'right' | 'helped' | 'skipped'
  /** The letters that hints have revealed. */
  letters: string
}

const none: readonly GapMark[] = []

/** The gaps of each line that has any, open or answered. */
export function gapMarks(game: GapGame): ReadonlyMap<number, readonly GapMark[]> {
  const marks = new Map<number, GapMark[]>()
  for (const [index, hidden] of game.hidden.entries()) {
    const outcome = game.results[index]?.outcome ?? 'open'
    const word = isWord(hidden) ? hidden.wordInLine : null
    const mark = { index, word, outcome, letters: lettersShown(game, index) }
    marks.set(hidden.line, [...(marks.get(hidden.line) ?? []), mark])
  }
  return marks
}

/** The marks of a line; the same empty array for every line without any, so that memo works. */
export const marksOf = (marks: ReadonlyMap<number, readonly GapMark[]>, line: number) =>
  marks.get(line) ?? none
