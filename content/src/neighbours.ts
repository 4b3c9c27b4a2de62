import type { LanguagePack } from '@verbena/language/inflection'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { foldForm, type Lexicon, type Reading } from './lexicon.ts'
import type { Surroundings } from './surroundings.ts'

/** A touched text, and what its meaning is told by. */
export type Asked = {
  lexicon: Lexicon
  text: string
  context: string
  /** Where in `context` the text begins, when that is known. */
  at?: number | undefined
  language: TargetLanguageCode
  around: () => Surroundings
}

export const packOf = ({ language }: Pick<Asked, 'language'>): Partial<LanguagePack> => packs[language] ?? {}

export const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** The elided beginning of a word: "l'" of "l'an". */
export const elidedOf = (word: string | undefined) => word?.match(/^\p{L}{1,7}'(?=\p{L})/u)?.[0]

const knownReadings = new WeakMap<Asked, Map<number, readonly Reading[]>>()

/** What the word some steps away may be: a German capital inside a sentence is a noun's, a small letter is not. */
export function readingsAt(asked: Asked, step: number): readonly Reading[] {
  // Every reading of the touched word asks for those of its neighbours again.
  const known = knownReadings.get(asked) ?? new Map<number, readonly Reading[]>()
  if (known.size === 0) knownReadings.set(asked, known)
  const found = known.get(step) ?? findReadings(asked, step)
  known.set(step, found)
  return found
}

function findReadings(asked: Asked, step: number): readonly Reading[] {
  const { written, at, endsClause } = asked.around()
  const word = written[at + step]
  if (word === undefined) return []
  const readings = asked.lexicon.readings(asked.language, word)
  if (!packOf(asked).capitalNouns) return readings
  if (isCapital(word) && (at + step === 0 || endsClause(at + step - 1))) return readings
  const isExpected = ({ concept }: Reading) => (concept.partOfSpeech === 'noun') === isCapital(word)
  return [...readings.filter(isExpected), ...readings.filter((one) => !isExpected(one))]
}

/** More than any question asks for. */
const beforeMaximum = 4
const knownBefore = new WeakMap<Asked, readonly string[]>()

/** Up to so many words (four at most) of the same clause before the touched one, nearest first; its own elided beginning is one. */
export function clauseBefore(asked: Asked, count: number): readonly string[] {
  // Every reading of a word asks again.
  const before = knownBefore.get(asked) ?? wordsBefore(asked)
  knownBefore.set(asked, before)
  return before.length <= count ? before : before.slice(0, count)
}

function wordsBefore(asked: Asked): readonly string[] {
  const { words, at, endsClause } = asked.around()
  if (at < 0) return []
  const folded = foldForm(asked.text)
  const elided = elidedOf(folded)
  const isWhole = elided && packOf(asked).contractions?.some(({ form }) => form === folded)
  const before = elided && !isWhole ? [elided] : []
  for (let place = at - 1; place >= 0 && before.length < beforeMaximum && !endsClause(place); place--)
    before.push(words[place] ?? '')
  return before
}

/** Whether another word of the clause is as wanted; a conjunction begins another clause. */
export function clauseHas(
  asked: Asked,
  isWanted: (readings: readonly Reading[], step: number) => boolean,
): boolean {
  const { words, at, endsClause } = asked.around()
  const begins = (step: number) =>
    endsClause(at + step - 1) || readingsAt(asked, step)[0]?.concept.partOfSpeech === 'conjunction'
  let [first, last] = [0, 0]
  while (at + first > 0 && !begins(first)) first--
  while (at + last < words.length - 1 && !begins(last + 1)) last++
  for (let step = first; step <= last; step++)
    if (step !== 0 && isWanted(readingsAt(asked, step), step)) return true
  return false
}
