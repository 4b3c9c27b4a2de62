import type { TargetLanguageCode } from '@verbena/language/languages'
import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Concept } from '../lexicon/concept-schema.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'
import { likelyReadings } from './likely-readings.ts'
import type { WrittenToken } from './tokens.ts'

/** The features of a reading that rules test. Uncertain features are undefined. */
export type Features = {
  reading: Reading
  gender?: 'm' | 'f' | 'n'
  number?: 'singular' | 'plural'
  person?: '1' | '2' | '3'
}

const genders = { masculine: 'm', feminine: 'f', neuter: 'n' } as const
const inflected = new Set(['noun', 'adjective', 'determiner', 'pronoun', 'number', 'name'])

/** The features of all readings that are possible between the neighbours of a word. */
export function featuresAt(
  tokens: readonly WrittenToken[],
  at: number,
  lexicon: Lexicon,
  language: TargetLanguageCode,
): Features[] {
  const token = tokens[at]
  if (token?.kind !== 'word') return []
  const read = (near: WrittenToken | undefined) =>
    near?.kind === 'word' ? likelyReadings(lexicon, language, near.text) : []
  const own = surer(read(token))
  return possible(own, token, tokens[at - 1], tokens[at + 1], read, language).map((reading) =>
    featuresOfReading(reading, token.key, lexicon, language),
  )
}

/**
 * Drops a determiner without reasons if another reading of its concept has some, because the lexicon lists the forms
 * too.
 */
const surer = (readings: readonly Reading[]): readonly Reading[] =>
  readings.filter(
    (one) =>
      one.concept.partOfSpeech !== 'determiner' ||
      one.reasons.length > 0 ||
      !readings.some((other) => other.concept === one.concept && other.reasons.length > 0),
  )

const isOf = (names: string) => {
  const wanted = new Set(names.split(' '))
  return ({ concept }: Reading) => wanted.has(concept.partOfSpeech)
}
const isNominal = isOf('noun adjective')
const isNoun = isOf('noun')
const isVerb = isOf('verb')
const isDeterminer = isOf('determiner')

/** The possible readings: no verb after an article and no noun after a subject, if there is another reading. */
function possible(
  own: readonly Reading[],
  token: WrittenToken,
  before: WrittenToken | undefined,
  after: WrittenToken | undefined,
  read: (near: WrittenToken | undefined) => readonly Reading[],
  language: TargetLanguageCode,
): readonly Reading[] {
  const pack = packs[language]
  const isArticle = (near: WrittenToken | undefined) =>
    near?.kind === 'word' && pack?.articles?.includes(near.key) === true
  if (isArticle(token) && own.some(isDeterminer) && read(after).some(isNominal))
    return own.filter(isDeterminer)
  if (isArticle(before) && own.some(isNominal)) {
    const nominal = own.filter(
      ({ concept }) => !['verb', 'adverb', 'interjection'].includes(concept.partOfSpeech),
    )
    // "las chicas." is no adjective without its noun.
    return after?.kind === 'word' || !nominal.some(isNoun) ? nominal : nominal.filter(isNoun)
  }
  const isSubject = pack?.subjects?.some((pronouns) => pronouns.includes(before?.key ?? ''))
  if (isSubject && own.some(isVerb)) return own.filter(isVerb)
  // An adjective may be used as a noun after a determiner: "el viejo", but not in "películas viejas".
  const isDetermined = before?.kind === 'word' && read(before).some(isDeterminer)
  return isDetermined ? own : own.filter((reading) => !isNominalised(reading, own))
}

const isNominalised = ({ lemma, concept }: Reading, readings: readonly Reading[]) =>
  concept.partOfSpeech === 'noun' &&
  readings.some((other) => other.concept.partOfSpeech === 'adjective' && other.lemma === lemma)

export function featuresOfReading(
  reading: Reading,
  form: string,
  lexicon: Lexicon,
  language: TargetLanguageCode,
): Features {
  const gender = genderOf(reading, form, lexicon, language)
  const number = numberOf(reading, form, language)
  const person = personOf(reading.reasons)
  return { reading, ...(gender && { gender }), ...(number && { number }), ...(person && { person }) }
}

function personOf(reasons: readonly FormReason[]): Features['person'] {
  if (reasons.includes('firstPerson')) return '1'
  if (reasons.includes('secondPerson')) return '2'
  return reasons.includes('thirdPerson') ? '3' : undefined
}

function genderOf(
  reading: Reading,
  form: string,
  lexicon: Lexicon,
  language: TargetLanguageCode,
): Features['gender'] {
  const { concept, reasons, lemma } = reading
  const stated = (Object.keys(genders) as (keyof typeof genders)[]).filter((name) => reasons.includes(name))
  if (stated.length > 0) return stated.length === 1 && stated[0] ? genders[stated[0]] : undefined
  if (concept.partOfSpeech === 'noun')
    return knownGender(concept, lemma, language) ?? genderElsewhere(lemma, lexicon, language)
  return isBaseMasculine(reading, form, language) ? 'm' : undefined
}

/** The gender of a concept is that of its first word. */
function knownGender(concept: Concept, lemma: string, language: TargetLanguageCode): Features['gender'] {
  const isFirst = lemmaKey(concept.words[language]?.[0] ?? '') === lemmaKey(lemma)
  const gender = isFirst ? concept.gender?.[language] : undefined
  return gender === 'mf' ? undefined : gender
}

/** The gender of the concepts whose first word this is, if they agree. */
function genderElsewhere(lemma: string, lexicon: Lexicon, language: TargetLanguageCode): Features['gender'] {
  const known = new Set(
    lexicon
      .entries(language, lemma)
      .filter(({ partOfSpeech }) => partOfSpeech === 'noun')
      .flatMap((concept) => knownGender(concept, lemma, language) ?? []),
  )
  const [gender] = known
  return known.size === 1 ? gender : undefined
}

/** Whether an adjective without reasons is masculine by its ending: rojo, vert; but grande, rouge are both. */
function isBaseMasculine({ concept, lemma, reasons }: Reading, form: string, language: TargetLanguageCode) {
  const isParticiple = concept.partOfSpeech === 'verb' && reasons.includes('participle')
  if (!isParticiple && concept.partOfSpeech !== 'adjective') return false
  return packs[language]?.spelling?.isMasculine?.(form, lemmaKey(lemma)) === true
}

function numberOf({ concept, reasons, lemma }: Reading, form: string, language: TargetLanguageCode) {
  if (reasons.includes('plural')) return reasons.includes('singular') ? undefined : 'plural'
  if (reasons.includes('singular')) return 'singular'
  if (!inflected.has(concept.partOfSpeech)) return undefined
  const isSame = form === lemmaKey(lemma) && packs[language]?.spelling?.alikeInPlural?.test(form)
  return isSame ? undefined : 'singular'
}
