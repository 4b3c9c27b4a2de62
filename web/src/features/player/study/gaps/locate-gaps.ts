import type { FillGaps } from '@verbena/contract/media-tests'
import { textKey } from '@verbena/language/text/text-key'
import type { Token } from '@verbena/language/text/tokenise'

/** A word taken out of the text: its line, and its place among the words of that line, both from 0. */
export type Gap = {
  line: number
  word: number
  answer: string
  options: readonly string[]
  translation: string | undefined
}

type Place = Pick<Gap, 'line' | 'word'>

/** How many words after the given index the right word is searched (specification 2, section 9). */
const lookAhead = 5

/**
 * Finds each gap in the lines as they stand on this page: at its place among the words of the whole text, or a little
 * later, where our words and the server's are counted differently. A gap that is not there is left out.
 */
export function locateGaps(set: FillGaps, lines: readonly (readonly Token[])[]): Gap[] {
  const words = lines.flatMap((tokens, line) =>
    tokens.filter((token) => token.isWord).map(({ text }, word) => ({ text, line, word })),
  )
  let free = 0
  return set.gapIndexes.flatMap((told, index) => {
    const answer = set.correctAnswers[index] ?? ''
    const from = Math.max(told, free)
    const near = words.slice(from, told + lookAhead + 1)
    const ahead = near.findIndex(({ text }) => textKey(text) === textKey(answer))
    const place: Place | undefined = near[ahead]
    if (!place) return []
    free = from + ahead + 1
    const { line, word } = place
    const options = set.gapOptions[index] ?? []
    return [{ line, word, answer, options, translation: set.gaps[index]?.translation }]
  })
}
