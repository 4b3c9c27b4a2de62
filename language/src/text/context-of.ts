import type { TargetLanguageCode } from '../languages.ts'
import { tokenise } from './tokenise.ts'

const onOneLine = ({ text }: { text: string }) => text.replace(/\s+/g, ' ').trim()

/**
 * The context of a lookup: the line with the lines before and after it, joined with spaces (specification 2, section 4).
 * @example contextOf([{ text: 'One.' }, { text: 'Two.' }], 0) // 'One. Two.'
 */
export function contextOf(segments: readonly { text: string }[], index: number): string {
  return segments
    .slice(Math.max(0, index - 1), Math.max(0, index + 2))
    .map(onOneLine)
    .filter(Boolean)
    .join(' ')
}

/**
 * The offset of a word of a line in `contextOf` of the line, in UTF-16 units.
 * @returns undefined if the line has no such word
 * @example placeInContext([{ text: 'One.' }, { text: 'Two.' }], { line: 1, word: 0, language: 'en' }) // 5
 */
export function placeInContext(
  segments: readonly { text: string }[],
  { line, word, language }: { line: number; word: number; language: TargetLanguageCode },
): number | undefined {
  const segment = segments[line]
  if (!segment) return undefined
  const before = line > 0 ? contextOf(segments.slice(line - 1, line), 0) : ''
  const words = tokenise(onOneLine(segment), language).filter(({ isWord }) => isWord)
  const start = words[word]?.start
  return start === undefined ? undefined : start + (before === '' ? 0 : before.length + 1)
}
