import type { TargetLanguageCode } from '@verbena/language/languages'
import type { LanguagePack } from '@verbena/language/packs/language-pack'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon, Reading } from '../lexicon/lexicon.ts'
import type { ContextWindow } from './context-window.ts'

/** A target text, and the context that decides its meaning. */
export type DisambiguationContext = {
  lexicon: Lexicon
  text: string
  context: string
  /** Offset of the text in `context`, if it is known. */
  at?: number | undefined
  language: TargetLanguageCode
  around: () => ContextWindow
}

export const packOf = ({ language }: Pick<DisambiguationContext, 'language'>): Partial<LanguagePack> =>
  packs[language] ?? {}

export const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** The elided beginning of a word: "l'" of "l'an". */
export const elidedOf = (word: string | undefined) => word?.match(/^\p{L}{1,7}'(?=\p{L})/u)?.[0]

const knownReadings = new WeakMap<DisambiguationContext, Map<number, readonly Reading[]>>()

/**
 * The readings of the word some steps away. A German word inside a sentence is a noun if and only if it has a
 * capital.
 */
export function readingsAt(target: DisambiguationContext, step: number): readonly Reading[] {
  // Cached, because every reading of the target word needs the readings of its neighbours.
  const known = knownReadings.get(target) ?? new Map<number, readonly Reading[]>()
  if (known.size === 0) knownReadings.set(target, known)
  const found = known.get(step) ?? findReadings(target, step)
  known.set(step, found)
  return found
}

function findReadings(target: DisambiguationContext, step: number): readonly Reading[] {
  const { written, at, endsClause } = target.around()
  const word = written[at + step]
  if (word === undefined) return []
  const readings = target.lexicon.readings(target.language, word)
  if (!packOf(target).capitalNouns) return readings
  if (isCapital(word) && (at + step === 0 || endsClause(at + step - 1))) return readings
  const isExpected = ({ concept }: Reading) => (concept.partOfSpeech === 'noun') === isCapital(word)
  return [...readings.filter(isExpected), ...readings.filter((one) => !isExpected(one))]
}

/** The maximum of words that callers need. */
const beforeMaximum = 4
const knownBefore = new WeakMap<DisambiguationContext, readonly string[]>()

/**
 * Up to `count` words (four at most) of the clause before the target word, nearest first. Its elided part counts as a
 * word.
 */
export function clauseBefore(target: DisambiguationContext, count: number): readonly string[] {
  // Cached, because every reading of a word needs them.
  const before = knownBefore.get(target) ?? wordsBefore(target)
  knownBefore.set(target, before)
  return before.length <= count ? before : before.slice(0, count)
}

function wordsBefore(target: DisambiguationContext): readonly string[] {
  const { words, at, endsClause } = target.around()
  if (at < 0) return []
  const targetKey = textKey(target.text)
  const elided = elidedOf(targetKey)
  const isWhole = elided && packOf(target).contractions?.some(({ form }) => form === targetKey)
  const before = elided && !isWhole ? [elided] : []
  for (let place = at - 1; place >= 0 && before.length < beforeMaximum && !endsClause(place); place--)
    before.push(words[place] ?? '')
  return before
}

/** Whether another word of the clause satisfies a condition. A conjunction begins another clause. */
export function clauseHas(
  target: DisambiguationContext,
  isWanted: (readings: readonly Reading[], step: number) => boolean,
): boolean {
  const { words, at, endsClause } = target.around()
  const begins = (step: number) =>
    endsClause(at + step - 1) || readingsAt(target, step)[0]?.concept.partOfSpeech === 'conjunction'
  let [first, last] = [0, 0]
  while (at + first > 0 && !begins(first)) first--
  while (at + last < words.length - 1 && !begins(last + 1)) last++
  for (let step = first; step <= last; step++)
    if (step !== 0 && isWanted(readingsAt(target, step), step)) return true
  return false
}
