/** Index of the word to which a key moves the focus; undefined for other keys. */
export function wordAfterKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight') return Math.min(from + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
