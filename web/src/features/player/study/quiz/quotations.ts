import { gapMark } from '@verbena/contract/media-tests'
import { searchKey } from '@verbena/language/text/search-key'

export type SentencePart = {
  text: string
  /** Its index in the sentence. */
  start: number
  isQuotation: boolean
}

/** The quotation marks of questions, in English and in Spanish. */
const quotation = /“[^”]*”|«[^»]*»/g

/**
 * Splits the sentence of a question into quotations from these lines and the rest; quotation marks belong to the rest.
 */
export function quotationParts(sentence: string, lines: readonly string[]): SentencePart[] {
  const lineKeys = lines.map(wordsKey)
  const parts: SentencePart[] = []
  let end = 0
  for (const match of sentence.matchAll(quotation)) {
    const quoted = match[0].slice(1, -1)
    if (!isQuotedFrom(quoted, lineKeys)) continue
    const start = match.index + 1
    parts.push(
      { text: sentence.slice(end, start), start: end, isQuotation: false },
      { text: quoted, start, isQuotation: true },
    )
    end = start + quoted.length
  }
  return [...parts, { text: sentence.slice(end), start: end, isQuotation: false }].filter(
    ({ text }) => text !== '',
  )
}

/** Removes punctuation, because a quotation may have different punctuation from its line. */
const wordsKey = (text: string) => searchKey(text.replace(/[^\p{L}\p{N}]+/gu, ' '))

/** Whether a line contains the quotation; a gap in it matches any words. */
function isQuotedFrom(quoted: string, lineKeys: readonly string[]): boolean {
  const parts = quoted.split(gapMark).map(wordsKey)
  if (parts.every((part) => part === '')) return false
  return lineKeys.some((line) => parts.every((part) => ` ${line} `.includes(` ${part} `) || part === ''))
}
