import { normaliseAnswer } from '../answer/normalise-answer.ts'
import { type RandomSource, seededRandom, shuffled } from '../random/seeded-random.ts'

/** Every third entry is hidden, and three options are offered for it (specification 2, section 9). */
const everyEntry = 3
const distractorCount = 2

/** A line that is hidden until it is chosen. */
export type HiddenEntry = {
  /** Index of the line, from 0: 2, 5, 8, … */
  line: number
  text: string
  /** `text` and up to two other lines in any order; no two have the same key. */
  options: readonly string[]
}

/**
 * The hidden lines in the order of the song. A line without words (♪, [Chorus]) is never hidden and never a distractor. A
 * refrain counts as one line. A song with few lines has fewer distractors.
 * @param seed the same seed gives the same distractors in the same order
 * @example hiddenEntries([{ text: 'One' }, { text: 'Two' }, { text: 'Three' }], 'a')
 * // [{ line: 2, text: 'Three', options: ['Three', 'One', 'Two'] }], the options in some order
 */
export function hiddenEntries(lines: readonly { text: string }[], seed: string): HiddenEntry[] {
  const random = seededRandom(seed)
  const different = differentLines(lines)
  return lines.flatMap(({ text }, line) => {
    const isHidden = line % everyEntry === everyEntry - 1 && different.has(normaliseAnswer(text))
    return isHidden ? [{ line, text, options: optionsFor(text, different, random) }] : []
  })
}

/** The lines with words, each once, by their keys. */
function differentLines(lines: readonly { text: string }[]): ReadonlyMap<string, string> {
  const different = new Map<string, string>()
  for (const { text } of lines) {
    const key = normaliseAnswer(text)
    if (key !== '' && !different.has(key)) different.set(key, text)
  }
  return different
}

function optionsFor(text: string, different: ReadonlyMap<string, string>, random: RandomSource): string[] {
  const right = normaliseAnswer(text)
  const others = [...different].filter(([key]) => key !== right).map(([, other]) => other)
  return shuffled([text, ...shuffled(others, random).slice(0, distractorCount)], random)
}
