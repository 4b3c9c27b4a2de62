import { plainApostrophes } from '@verbena/language/text/normalise-text'

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
  return (line) => expression.test(plainApostrophes(line.slice(0, longestLine)))
}
