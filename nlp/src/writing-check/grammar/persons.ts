import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import type { Reading } from '../../lexicon/readings.ts'
import type { Features } from '../word-features.ts'
import { featuresOf, type GrammarContext, keyAt } from './grammar-context.ts'

/** A set of persons as bits: I, you, he, we, you, they. */
export type Persons = number

export const allPersons: Persons = 63
export const thirdSingular: Persons = 4
export const thirdPlural: Persons = 32

const rows: Partial<Record<FormReason, number>> = { firstPerson: 0, secondPerson: 1, thirdPerson: 2 }
const inflectional = new Set<FormReason>(['firstPerson', 'secondPerson', 'thirdPerson', 'singular', 'plural'])

/** The persons that a form of a verb agrees with. */
export function personsOf(reading: Reading, isBasePresent: boolean): Persons {
  const { reasons, lemma } = reading
  if (isBasePresent && reasons.length === 0) return lemma === 'be' ? 0 : allPersons & ~thirdSingular
  const found = (Object.keys(rows) as FormReason[]).filter((name) => reasons.includes(name))
  const places = found.length > 0 ? found.map((name) => rows[name] ?? 0) : [0, 1, 2]
  if (found.length === 0 && !reasons.includes('singular') && !reasons.includes('plural')) return allPersons
  const isSingular = reasons.includes('singular') || !reasons.includes('plural')
  const isPlural = reasons.includes('plural') || !reasons.includes('singular')
  return places.reduce((so, place) => so | (isSingular ? 1 << place : 0) | (isPlural ? 8 << place : 0), 0)
}

/** Tense and mood: the reasons without person and number. */
export const tenseOf = (reasons: readonly FormReason[]) =>
  reasons
    .filter((one) => !inflectional.has(one))
    .toSorted()
    .join(' ')

/** The persons of a subject pronoun; 0 if the word is none. */
export function personsOfPronoun({ pack }: GrammarContext, key: string | undefined): Persons {
  if (key === undefined) return 0
  return (pack.subjects ?? []).reduce((so, row, place) => (row.includes(key) ? so | (1 << place) : so), 0)
}

export type VerbAt = { at: number; persons: Persons; readings: readonly Features[] }

/** The verb at a token, if it can be nothing else. */
export function verbAt(context: GrammarContext, at: number): VerbAt | null {
  if (
    context.pack.capitalNouns &&
    /^\p{Lu}/u.test(context.sentence.tokens[at]?.text ?? '') &&
    at !== context.sentence.firstWord
  )
    return null
  const all = featuresOf(context, at)
  const readings = all.filter(({ reading }) => reading.concept.partOfSpeech === 'verb')
  if (readings.length === 0 || readings.length < all.length) return null
  if (readings.every(({ reading }) => reading.reasons.includes('imperative'))) return null
  const isBase = context.pack.presentIsBaseForm === true
  const persons = readings.reduce((so, { reading }) => so | personsOf(reading, isBase), 0)
  return { at, persons, readings }
}

/** The form of a verb for a person, in the same tense. An infinitive gets the present. */
export function formForPerson(context: GrammarContext, { readings, at }: VerbAt, wanted: Persons): string[] {
  const isBase = context.pack.presentIsBaseForm === true
  const forms = readings.flatMap(({ reading }) => {
    const tense = tenseOf(reading.reasons) || 'present'
    const tenses = tense === 'imperative' ? ['present'] : [tense]
    return context.inflector.forms(reading, (other) => {
      const is = isBase && other.reasons.length === 0 ? 'present' : tenseOf(other.reasons)
      return tenses.includes(is) && (personsOf(other, isBase) & wanted) !== 0
    })
  })
  return [...new Set(forms)]
    .filter((form) => form !== keyAt(context, at))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 2)
}
