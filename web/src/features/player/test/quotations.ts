import { gapMark } from '@verbena/contract/quiz'
import { foldForSearch } from '@verbena/language/normalise'

export type Piece = { text: string; isSaid: boolean }

/** The marks with which questions quote, in English and in Spanish. */
const quotation = /“[^”]*”|«[^»]*»/g

/** Cuts a sentence of a question into what we say and what it quotes from these lines, the marks being ours. */
export function piecesOf(sentence: string, spoken: readonly string[]): Piece[] {
  const folded = spoken.map(fold)
  const pieces: Piece[] = []
  let end = 0
  for (const match of sentence.matchAll(quotation)) {
    const said = match[0].slice(1, -1)
    if (!isSaid(said, folded)) continue
    pieces.push({ text: sentence.slice(end, match.index + 1), isSaid: false }, { text: said, isSaid: true })
    end = match.index + match[0].length - 1
  }
  return [...pieces, { text: sentence.slice(end), isSaid: false }].filter(({ text }) => text !== '')
}

/** Marks differ between a line and its quotation. */
const fold = (text: string) => foldForSearch(text.replace(/[^\p{L}\p{N}]+/gu, ' '))

/** Whether a line says this, whatever stands in its gap. */
function isSaid(quoted: string, folded: readonly string[]): boolean {
  const parts = quoted.split(gapMark).map(fold)
  if (parts.every((part) => part === '')) return false
  return folded.some((line) => parts.every((part) => ` ${line} `.includes(` ${part} `) || part === ''))
}
