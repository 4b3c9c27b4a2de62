const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’\-–.:][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a line as they stand in it: no punctuation around them, apostrophes and hyphens inside kept. */
export function lineWords(line: string): { text: string; position: number }[] {
  // espeak-ng counts characters, JavaScript UTF-16 units.
  return [...line.matchAll(wordPattern)].map((match) => ({
    text: match[0],
    position: [...line.slice(0, match.index)].length,
  }))
}
