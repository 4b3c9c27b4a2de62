import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'

type Piece = {
  text: string
  /** Offset in the paragraph. */
  start: number
  /** Index of the word in the whole text; null between words. */
  wordIndex: number | null
}
export type Paragraph = { text: string; start: number; words: number; tokens: Piece[] }

/** Splits a text at its empty lines into paragraphs, and each paragraph into words. */
export function textParagraphs(text: string, language: TargetLanguageCode): Paragraph[] {
  let wordCount = 0
  return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: part, index }) => {
    const first = wordCount
    const tokens = tokenise(part, language).map(({ text: piece, start, isWord }) => ({
      text: piece,
      start,
      wordIndex: isWord ? wordCount++ : null,
    }))
    return { text: part, start: index, words: wordCount - first, tokens }
  })
}
