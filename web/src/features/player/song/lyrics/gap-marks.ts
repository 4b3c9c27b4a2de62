import { lettersShown } from '@verbena/language/song/song-game'
import { type GapGame, isWord } from '../game/song-gaps.ts'

/** Something hidden at its place in the lyrics. */
export type GapMark = {
  /** Index of `hidden`. */
  index: number
  /** Its place among the words of its line; null where the whole line is hidden. */
  word: number | null
  outcome: 'open' | 'right' | 'helped' | 'skipped'
  /** As far as hints have shown them. */
  letters: string
}

const none: readonly GapMark[] = []

/** What is hidden, or was, in each line that has any. */
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

/** The marks of a line; always the same empty list for one without. */
export const marksOf = (marks: ReadonlyMap<number, readonly GapMark[]>, line: number) =>
  marks.get(line) ?? none
