import type { Explanation } from '@verbena/contract/lookup/lookup'
import { explanationLanguageFor, type InterfaceLanguageCode } from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode } from '@verbena/language/languages'
import { candidatesOf } from '@verbena/language/morphology/inflection'
import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { countryName, type KnownName, knownName } from '@verbena/language/names/known-names'
import { packs } from '@verbena/language/packs/packs'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Question } from '../lookup/explain.ts'
import { capitalMarksName, hasCapital, isInsideSentence, isOneOf, neighboursOf } from './sentence-place.ts'

const source = 'Verbena names'

type Found = { name: KnownName; lemma: string; reasons: readonly FormReason[]; parts?: readonly string[] }

/** Reasons that a name may have: "Berlins", "John's", "της Θεσσαλονίκης". */
const nominal = new Set<FormReason>([
  'genitive',
  'possessive',
  'accusative',
  'dative',
  'singular',
  'shortened',
])

/**
 * Explains a listed name that is certain: a place, a country or a first name with a capital, where a capital marks names
 * ("Bergen er fin"), or where no other word fits ("nach Bergen").
 * @returns null if the word is no listed name, or more likely another word
 */
export function explainListedName(lexicon: Lexicon, question: Question): Explanation | null {
  const { text, language } = question
  if (!hasCapital(text) || lexicon.readings(language, text)[0]?.concept.partOfSpeech === 'name') return null
  const found = findName(question)
  if (!found) return null
  const readings = lexicon.readings(language, text).filter(({ concept }) => concept.partOfSpeech !== 'name')
  const isKnownWord = readings.length > 0
  return !isKnownWord || isNameHere(question, found.name) ? listedName(found, question) : null
}

/** Whether a word that is also another word is a name in its place. */
function isNameHere(question: Question, { kind }: KnownName): boolean {
  if (!question.context) return false
  const { nameCues, capitalNouns, articles } = packs[question.language] ?? {}
  const { previous } = neighboursOf(question)
  if (isOneOf(previous, nameCues?.titles)) return true
  if (!isInsideSentence(question)) return false
  if (capitalNouns) return kind === 'place' && isOneOf(previous, nameCues?.beforePlaces)
  return capitalMarksName(question) && !isOneOf(previous, articles)
}

function findName({ text, language }: Question): Found | undefined {
  const pack = packs[language]
  const written = knownName(language, text)
  if (written) return { name: written, lemma: text, reasons: [] }
  for (const { lemma, reasons, parts } of candidatesOf(pack, text)) {
    const name = reasons.every((reason) => nominal.has(reason)) ? knownName(language, lemma) : undefined
    if (name) return { name, lemma: capitalised(lemma), reasons, ...(parts && { parts }) }
  }
  return undefined
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function listedName({ name, lemma, reasons, parts }: Found, question: Question): Explanation {
  return {
    ...nameExplanation(question, translationOf(name, lemma, question.nativeLanguage)),
    definition: definitionOf(name, explanationLanguageFor(question.nativeLanguage)),
    lemma,
    ...(reasons.length > 0 && { formReasons: [...reasons] }),
    ...(parts && { parts: [...parts] }),
  }
}

function translationOf(name: KnownName, lemma: string, native: LanguageCode): string {
  if (name.kind === 'country') return countryName(name.country, native)
  if (name.kind !== 'place') return name.latin
  return (isTargetLanguage(native) ? name.names[native] : undefined) ?? name.names.en ?? lemma
}

const definitions: Readonly<Record<InterfaceLanguageCode, Record<KnownName['kind'] | 'unlisted', string>>> = {
  en: {
    country: 'The name of a country.',
    place: 'The name of a place: {}.',
    woman: 'A first name of women.',
    man: 'A first name of men.',
    unlisted: 'A name: of a person, a place or a product.',
  },
  es: {
    country: 'El nombre de un país.',
    place: 'El nombre de un lugar: {}.',
    woman: 'Un nombre de mujer.',
    man: 'Un nombre de hombre.',
    unlisted: 'Un nombre: de una persona, un lugar o un producto.',
  },
}

const definitionOf = (name: KnownName, language: InterfaceLanguageCode) =>
  definitions[language][name.kind].replace(
    '{}',
    name.kind === 'place' ? countryName(name.country, language) : '',
  )

/**
 * Explains a word that no source knows as a name, if its capital within a sentence, a title or a first name before it shows
 * that it is one.
 */
export function explainUnlistedName(question: Question): Explanation | null {
  const { text, language, context } = question
  if (!hasCapital(text) || context === '' || text.length > 60) return null
  const { previous } = neighboursOf(question)
  const isBehindName =
    isOneOf(previous, packs[language]?.nameCues?.titles) ||
    (previous !== undefined && hasCapital(previous) && isPerson(knownName(language, previous)))
  const isMarked =
    isInsideSentence(question) && (capitalMarksName(question) || /\p{Lu}{2}|\p{L}\d/u.test(text))
  return isBehindName || isMarked ? nameExplanation(question, text) : null
}

const isPerson = (name: KnownName | undefined) => name?.kind === 'woman' || name?.kind === 'man'

function nameExplanation({ text, nativeLanguage }: Question, translation: string): Explanation {
  const definedIn = explanationLanguageFor(nativeLanguage)
  return {
    word: text,
    translation,
    definition: definitions[definedIn].unlisted,
    ...(definedIn !== nativeLanguage && { definedIn }),
    example: '',
    lemma: text,
    partOfSpeech: 'name',
    source,
  }
}
