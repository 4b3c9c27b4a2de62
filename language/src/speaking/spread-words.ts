import type { TargetLanguageCode } from '../languages.ts'
import type { PlacedWord } from '../media/align/place-words.ts'
import { tokenise } from '../text/tokenise.ts'

/** A word takes time for its letters and for so many letters more. */
const lettersMore = 1.5

/**
 * Estimates the times of the words of a text by the number of their letters.
 * @param start of the speech in seconds, like `end`
 */
export function spreadWords(
  text: string,
  language: TargetLanguageCode,
  { start, end }: { start: number; end: number },
): PlacedWord[] {
  const words = tokenise(text, language).filter(({ isWord }) => isWord)
  const weights = words.map((word) => word.text.length + lettersMore)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let at = start
  return words.map((word, place) => {
    const from = at
    at += ((end - start) * (weights[place] ?? 0)) / total
    return { text: word.text, start: from, end: at }
  })
}

/** Splits a text between words into pieces of a maximum length. A longer word is a piece of its own. */
export function piecesOf(text: string, maximum: number): string[] {
  const pieces: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maximum)
      pieces[pieces.length - 1] = `${last} ${word}`
    else pieces.push(word)
  }
  return pieces
}
