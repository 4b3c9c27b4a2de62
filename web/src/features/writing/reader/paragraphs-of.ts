import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/tokenise'

type Piece = {
  text: string
  /** Where in its paragraph it begins. */
  at: number
  /** Counted over the whole text; null for what stands between words. */
  word: number | null
}
export type Paragraph = { text: string; start: number; words: number; tokens: Piece[] }

/** Cuts a text at its empty lines, and each part into words. */
export function paragraphsOf(text: string, language: TargetLanguageCode): Paragraph[] {
  let word = 0
  return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: part, index }) => {
    const first = word
    const tokens = tokenise(part, language).map(({ text: piece, start, isWord }) => ({
      text: piece,
      at: start,
      word: isWord ? word++ : null,
    }))
    return { text: part, start: index, words: word - first, tokens }
  })
}
