import type { TargetLanguageCode } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'
import type { TranscriptToken } from './analysed-transcript.ts'

/** Index of a line, and the number of words before it. */
export type LinePosition = { segment: number; before: number }

/** The words of a line, each with its clause. */
export function wordsOfLine(
  text: string,
  language: TargetLanguageCode,
  { segment, before }: LinePosition,
): TranscriptToken[] {
  const words: TranscriptToken[] = []
  let clause: string[] = []
  let isSentenceStart = true
  for (const token of tokenise(text, language)) {
    if (!token.isWord) {
      if (/[^\s'’"-]/.test(token.text)) clause = []
      isSentenceStart ||= /[.!?:…“„«»¡¿"\n]/.test(token.text)
      continue
    }
    const key = textKey(token.text)
    clause.push(key)
    words.push({
      text: token.text,
      key,
      segment,
      wordInSegment: words.length,
      index: before + words.length,
      start: token.start,
      isSentenceStart,
      clause,
      placeInClause: clause.length - 1,
    })
    isSentenceStart = false
  }
  return words
}
