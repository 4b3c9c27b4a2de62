import type { Explanation } from '@verbena/contract/lookup/lookup'
import {
  explanationLanguageFor,
  fallbackLanguageCode,
  type InterfaceLanguageCode,
} from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import { numberOf } from '@verbena/language/morphology/number-words'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { tokenise } from '@verbena/language/text/tokenise'
import { commandFirst } from '../forms/shown-command.ts'
import { type Lexicon, type Sense, senseOf } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'
import { phraseReadings, pronominalReadings, separatedReadings } from '../phrases/phrase-readings.ts'
import { selectedReadings } from '../phrases/selected-phrase.ts'
import { contextWindowOf, insidePhrase } from '../ranking/context-window.ts'
import type { DisambiguationContext } from '../ranking/disambiguation-context.ts'
import { rankReadings } from '../ranking/rank-readings.ts'
import { cardTranslations } from './card-translations.ts'

export type Question = {
  /** The selected word or phrase. */
  text: string
  /** The lines around it. */
  context: string
  /** Offset of the text in `context`, in UTF-16 units. By default, that of its first occurrence as a separate word. */
  at?: number | undefined
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
}

const source = 'Verbena lexicon'
/** A spoken sentence has fewer words. The rest of a longer phrase is shown without a gloss. */
const glossedWordsMaximum = 40

type Task = Question & DisambiguationContext

/** Explains a text from the lexicon. `error` is set if the lexicon does not know it. */
export function explainText(lexicon: Lexicon, question: Question): Explanation {
  return explainTask({ ...question, lexicon, around: contextWindowOf(question) })
}

/** The readings of a text in its context, one for each concept, the most likely first. */
export function readingsInContext(lexicon: Lexicon, question: Question): readonly Reading[] {
  const task = { ...question, lexicon, around: contextWindowOf(question) }
  return onePerConcept(rankReadings(readingsHere(task), task))
}

function explainTask(task: Task): Explanation {
  const { text, language } = task
  const here = readingsHere(task)
  if (here.length > 0) return explainReadings(rankReadings(here, task), task)
  const words = tokenise(text, language).filter(({ isWord }) => isWord)
  const together = words.length > 1 ? selectedReadings(task.lexicon, language, words) : []
  if (together.length > 0) return explainReadings(rankReadings(together, task), task)
  if (words.length === 1 && words[0] && words[0].text !== text)
    return { ...explainTask({ ...task, text: words[0].text }), word: text }
  return words.length > 1 ? explainWordByWord(task, words) : explainNumber(task)
}

const numberDefinitions: Readonly<Record<InterfaceLanguageCode, (value: number) => string>> = {
  en: (value) => `The number ${value}.`,
  es: (value) => `El número ${value}.`,
}

/** Explains a number word, "vierundzwanzig", by its digits. */
function explainNumber({ text, language, nativeLanguage }: Task): Explanation {
  const value = numberOf(text, packs[language]?.numberWords)
  if (value === undefined) return unknown(text)
  const definedIn = explanationLanguageFor(nativeLanguage)
  return {
    word: text,
    translation: `${value}`,
    definition: numberDefinitions[definedIn](value),
    ...(definedIn !== nativeLanguage && { definedIn }),
    example: '',
    lemma: lemmaKey(text),
    partOfSpeech: 'number',
    source,
  }
}

/** The readings of a text by itself and as part of a phrase of its context. */
function readingsHere({ lexicon, text, context, language, around }: Task): readonly Reading[] {
  const alone = lexicon.readings(language, text)
  // A selection of several words is read as a whole: "s'en va" is no "se" with other words.
  if (/\s/.test(text)) return alone.filter(({ parts }) => !parts)
  if (context === '') return alone
  const place = { lexicon, language, around: around() }
  return [...phraseReadings(place), ...separatedReadings(place), ...pronominalReadings(place), ...alone]
}

function explainReadings(readings: readonly Reading[], task: Task): Explanation {
  const { text, language, nativeLanguage, lexicon } = task
  const senses = onePerConcept(commandFirst(readings, task)).map((reading) =>
    senseOf(reading, nativeLanguage),
  )
  const [best] = senses
  if (!best) return unknown(text)
  const { concept, lemma, reasons, parts } = best.reading
  // The gender of a concept is that of its first word: Wagen has another gender than Auto.
  const gender = concept.words[language]?.[0] === lemma ? concept.gender?.[language] : undefined
  const alternatives = differing(senses).slice(1).map(alternativeOf)
  // Definitions are written in English and Spanish; English serves the other native languages.
  const definedIn = explanationLanguageFor(nativeLanguage)
  return {
    word: text,
    translation: cardTranslations(lexicon, language, best).join(', '),
    definition: concept.definition[definedIn],
    ...(definedIn !== nativeLanguage && { definedIn }),
    ...exampleOf(best.reading, language, nativeLanguage),
    lemma,
    ...(reasons.length > 0 && { formReasons: [...reasons] }),
    ...(parts && { parts: [...parts] }),
    partOfSpeech: concept.partOfSpeech,
    ...(gender && { gender }),
    level: concept.level,
    ...(best.explainedIn !== nativeLanguage && { explainedIn: best.explainedIn }),
    ...(alternatives.length > 0 && { alternatives }),
    source,
  }
}

const alternativeOf = ({ reading, translations }: Sense) => ({
  lemma: reading.lemma,
  partOfSpeech: reading.concept.partOfSpeech,
  translation: translations.join(', '),
})

/** Senses without repetition: each translation of a word, and each part of a contraction, once. */
function differing(senses: Sense[]): Sense[] {
  const listed = new Map<string, string[]>()
  return senses.filter(({ reading, translations }) => {
    const known = listed.get(reading.lemma)
    listed.set(reading.lemma, [...(known ?? []), ...translations])
    return !known || (!reading.parts && !translations.every((one) => known.includes(one)))
  })
}

/** One reading for each concept, the first. A form that is imperative and present of a verb has one meaning. */
function onePerConcept(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>()
  return readings.filter(({ concept }) => !seen.has(concept.id) && seen.add(concept.id))
}

function exampleOf({ concept }: Reading, language: TargetLanguageCode, nativeLanguage: LanguageCode) {
  const example = concept.example?.[language] ?? ''
  const translation = isTargetLanguage(nativeLanguage) ? concept.example?.[nativeLanguage] : undefined
  const shown = translation ?? concept.example?.[fallbackLanguageCode]
  return { example, ...(example && shown && shown !== example && { exampleTranslation: shown }) }
}

/** Explains a phrase that the lexicon lacks by the first translation of each word, labelled as a gloss. */
function explainWordByWord(task: Task, words: { text: string }[]): Explanation {
  const { lexicon, language, nativeLanguage, text: phrase } = task
  const windowAt = insidePhrase(words)
  const glosses = words.map(({ text }, index) => {
    if (index >= glossedWordsMaximum) return undefined
    const around = windowAt(index)
    const readings = [
      ...separatedReadings({ lexicon, language, around }),
      ...lexicon.readings(language, text),
    ]
    const [reading] = rankReadings(readings, { ...task, text, context: phrase, around: () => around })
    return reading ? senseOf(reading, nativeLanguage).translations[0] : undefined
  })
  if (glosses.every((gloss) => gloss === undefined)) return unknown(phrase)
  return {
    word: phrase,
    translation: glosses.map((gloss, index) => gloss ?? words[index]?.text).join(' · '),
    definition: '',
    example: '',
    source: `${source}, word by word`,
  }
}

const unknown = (text: string): Explanation => ({
  word: text,
  translation: '',
  definition: '',
  example: '',
  error: 'No entry found for this word.',
})
