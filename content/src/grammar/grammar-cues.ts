/** Between a letter or digit of any alphabet and what is none. */
const boundary = '(?:(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}]))'

/** Longest line that a cue is looked for in: a paragraph that a learner wrote without a stop. */
const longestLine = 1000

/**
 * A cue of a topic as a search in one line. `\b` means letters of any alphabet, which JavaScript's own does not.
 * Typographic apostrophes are read as plain ones.
 * @throws SyntaxError where the pattern is none
 */
export function compileCue(pattern: string): (line: string) => boolean {
  const expression = new RegExp(pattern.replaceAll('\\b', boundary), 'iu')
  return (line) => expression.test(line.slice(0, longestLine).replace(/[’ʼ]/g, "'"))
}

/**
 * Whether a pattern takes time that grows no faster than the line: `*` and `+` stand behind a letter class only, and
 * whatever may repeat otherwise has an end.
 */
export function isBounded(pattern: string): boolean {
  const classes = pattern.replace(/\\p\{L\}|\[[^\]]*\]/g, 'L')
  return !/[^L][*+]/.test(classes) && !/\{\d+,\}/.test(classes) && !/\)(?:[*+]|\{)/.test(classes)
}
