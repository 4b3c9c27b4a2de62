/**
 * What a word is looked up in: its line with the one before and the one after, joined with spaces
 * (specification 2, section 4).
 * @example contextOf([{ text: 'One.' }, { text: 'Two.' }], 0) // 'One. Two.'
 */
export function contextOf(segments: readonly { text: string }[], index: number): string {
  return segments
    .slice(Math.max(0, index - 1), Math.max(0, index + 2))
    .map((segment) => segment.text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ')
}
