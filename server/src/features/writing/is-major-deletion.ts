/** A text with fewer words is quickly written again. */
const wordsMinimum = 10

/** Whether a change of a text removes more than half of its words. */
export function isMajorDeletion(before: string, after: string): boolean {
  const words = wordsOf(before)
  if (words.length < wordsMinimum) return false
  const left = new Map<string, number>()
  for (const word of wordsOf(after)) left.set(word, (left.get(word) ?? 0) + 1)
  const lost = words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return lost.length > words.length / 2
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)
