import { plainApostrophes } from '@verbena/language/text/normalise-text'

/** A word boundary for letters and digits of any alphabet. */
const boundary = '(?:(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}]))'

/** The maximum length of a line for cues: a paragraph of a learner without a full stop. */
const longestLine = 1000

/**
 * Compiles a cue of a topic. `\b` is a boundary of letters of any alphabet, unlike in JavaScript. Typographic apostrophes
 * match plain ones.
 * @throws SyntaxError if the pattern is invalid
 */
export function compileCue(pattern: string): (line: string) => boolean {
  const expression = new RegExp(pattern.replaceAll('\\b', boundary), 'iu')
  return (line) => expression.test(plainApostrophes(line.slice(0, longestLine)))
}
