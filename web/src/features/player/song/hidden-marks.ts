import { lettersShown } from '@verbena/language/song-quiz/song-game'
import { type Game, isWord } from './hidden-in-song.ts'

/** Something hidden at its place in the lyrics. */
export type HiddenMark = {
  /** Index of `hidden`. */
  index: number
  /** Its place among the words of its line; null where the whole line is hidden. */
  word: number | null
  outcome: 'open' | 'right' | 'helped' | 'skipped'
  /** As far as hints have shown them. */
  letters: string
}

const none: readonly HiddenMark[] = []

/** What is hidden, or was, in each line that has any. */
export function hiddenMarks(game: Game): ReadonlyMap<number, readonly HiddenMark[]> {
  const marks = new Map<number, HiddenMark[]>()
  for (const [index, hidden] of game.hidden.entries()) {
    const outcome = game.results[index]?.outcome ?? 'open'
    const word = isWord(hidden) ? hidden.wordInLine : null
    const mark = { index, word, outcome, letters: lettersShown(game, index) }
    marks.set(hidden.line, [...(marks.get(hidden.line) ?? []), mark])
  }
  return marks
}

/** The marks of a line; always the same empty list for one without. */
export const marksOf = (marks: ReadonlyMap<number, readonly HiddenMark[]>, line: number) =>
  marks.get(line) ?? none
