import { normaliseAnswer } from '../answer/normalise-answer.ts'
import { type RandomSource, shuffled, sortedBy } from '../random/seeded-random.ts'
import { isCapital, type SungWord } from './sung-words.ts'

/** Each word of a song once, the shortest first. */
export type DistractorPool = { words: readonly SungWord[]; placeOf: ReadonlyMap<string, number> }

/** The number of next shorter and longer words that are considered; others differ too much in length. */
const reach = 24
/** Another kind of word counts like a difference of so many letters. */
const otherKind = 4
const inLine = 3

/** Creates the pool of distractors. Of each word it takes an occurrence within a sentence, if there is one. */
export function createDistractorPool(words: readonly SungWord[], random: RandomSource): DistractorPool {
  const known = new Map<string, SungWord>()
  for (const word of words) {
    const before = known.get(word.key)
    if (!before || (before.isStart && !word.isStart)) known.set(word.key, word)
  }
  const sorted = sortedBy(shuffled([...known.values()], random), ({ key }) => key.length)
  return { words: sorted, placeOf: new Map(sorted.map(({ key }, place) => [key, place])) }
}

/**
 * Other words of the song, no two with the same key. They have a similar length and an apostrophe, digits or a capital if
 * the right word has them, are preferably from other lines, and are written as they would be in its place.
 * @param line the words of the line of the right word
 * @returns `wanted` words, or fewer if the song has fewer
 */
export function distractorsFor(
  word: SungWord,
  line: readonly SungWord[],
  { words, placeOf }: DistractorPool,
  wanted: number,
  random: RandomSource,
): string[] {
  const place = placeOf.get(word.key) ?? 0
  const kind = kindOf(words[place] ?? word)
  const keysOfLine = new Set(line.map(({ key }) => key))
  const near = words
    .slice(Math.max(0, place - reach), place + reach + 1)
    .filter(({ key }) => key !== word.key)
  const apart = (other: SungWord) =>
    Math.abs(other.key.length - word.key.length) +
    (kindOf(other) === kind ? 0 : otherKind) +
    (keysOfLine.has(other.key) ? inLine : 0) +
    random() * 2
  return sortedBy(near, apart)
    .slice(0, wanted)
    .map((other) => writtenLike(word.text, other))
}

function kindOf({ text, isStart }: SungWord): string {
  if (/\p{N}/u.test(text)) return 'figures'
  if (/['’ʼ᾽\-\u2010\u2011]/.test(text)) return 'joined'
  return isCapital(text) && !isStart ? 'capital' : 'plain'
}

/** Writes a word with the capitals of the right one, so that they do not reveal it. Some letters have no capital. */
function writtenLike(right: string, { text, key, isStart }: SungWord): string {
  const written = recase(right, text, isStart)
  return normaliseAnswer(written) === key ? written : text
}

function recase(right: string, text: string, isStart: boolean): string {
  if (/\p{Lu}.*\p{Lu}/u.test(right) && right === right.toUpperCase()) return text.toUpperCase()
  if (isCapital(right)) return text.charAt(0).toUpperCase() + text.slice(1)
  return isStart ? text.toLowerCase() : text
}
