const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’\-–.:][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a line without punctuation around them. Apostrophes and hyphens inside a word stay. */
export function lineWords(line: string): { text: string; position: number }[] {
  // espeak-ng counts characters, JavaScript UTF-16 units.
  return [...line.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    position: [...line.slice(0, match.index)].length,
  }))
}
