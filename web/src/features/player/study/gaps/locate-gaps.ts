import type { FillGaps } from '@verbena/contract/media-tests'
import { textKey } from '@verbena/language/text/text-key'
import type { Token } from '@verbena/language/text/tokenise'

/** A gap in the text: the index of its line, and the index of the word in that line. */
export type Gap = {
  line: number
  word: number
  answer: string
  options: readonly string[]
  translation: string | undefined
}

type Place = Pick<Gap, 'line' | 'word'>

/** The right word is searched up to this many words after the given index (specification 2, section 9). */
const lookAhead = 5

/**
 * Finds each gap in the lines of this page by its word index in the whole text, or slightly later, because the server may
 * count words differently. A gap that is not found is left out.
 */
export function locateGaps(set: FillGaps, lines: readonly (readonly Token[])[]): Gap[] {
  const words = lines.flatMap((tokens, line) =>
    tokens.filter((token) => token.isWord).map(({ text }, word) => ({ text, line, word })),
  )
  let free = 0
  return set.gapIndexes.flatMap((expected, index) => {
    const answer = set.correctAnswers[index] ?? ''
    const from = Math.max(expected, free)
    const near = words.slice(from, expected + lookAhead + 1)
    const ahead = near.findIndex(({ text }) => textKey(text) === textKey(answer))
    const place: Place | undefined = near[ahead]
    if (!place) return []
    free = from + ahead + 1
    const { line, word } = place
    const options = set.gapOptions[index] ?? []
    return [{ line, word, answer, options, translation: set.gaps[index]?.translation }]
  })
}
