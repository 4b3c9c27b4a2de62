import type { Explanation } from '@verbena/contract/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/tokenise'
import { type Lexicon, type Reading, senseOf } from './lexicon.ts'
import { type Asked, likeliestFirst } from './likeliest.ts'
import { phraseReadings, separatedReadings } from './phrase-readings.ts'
import { insidePhrase, surroundingsOf } from './surroundings.ts'

export type Question = {
  /** What was touched: a word or a phrase. */
  text: string
  /** The lines around it. */
  context: string
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
}

const source = 'Verbena lexicon'
/** More words than a spoken sentence has; the rest of a longer phrase is shown as it stands. */
const glossedWordsMaximum = 40

type Task = Question & Asked

/** Answers from the lexicon; `error` is set when nothing is known. */
export function explainText(lexicon: Lexicon, question: Question): Explanation {
  const { text, context, language } = question
  return explainAsked({ ...question, lexicon, around: surroundingsOf(text, context, language) })
}

function explainAsked(task: Task): Explanation {
  const { text, language } = task
  const readings = likeliestFirst(readingsHere(task), task)
  if (readings.length > 0) return explainReadings(readings, task)
  const words = tokenise(text, language).filter(({ isWord }) => isWord)
  if (words.length === 1 && words[0] && words[0].text !== text)
    return { ...explainAsked({ ...task, text: words[0].text }), word: text }
  return words.length > 1 ? explainWordByWord(task, words) : unknown(text)
}

/** What a text may mean by itself, and together with the words around it. */
function readingsHere({ lexicon, text, context, language, around }: Task): readonly Reading[] {
  const alone = lexicon.readings(language, text)
  if (context === '' || /\s/.test(text)) return alone
  const place = { lexicon, language, around: around() }
  return [...phraseReadings(place), ...separatedReadings(place), ...alone]
}

function explainReadings(
  readings: readonly Reading[],
  { text, language, nativeLanguage }: Task,
): Explanation {
  const senses = onePerConcept(readings).map((reading) => senseOf(reading, nativeLanguage))
  const [best, ...others] = senses
  if (!best) return unknown(text)
  const { concept, lemma, reasons, parts } = best.reading
  const gender = concept.gender?.[language]
  const alternatives = others.map(({ reading, translations }) => ({
    lemma: reading.lemma,
    partOfSpeech: reading.concept.partOfSpeech,
    translation: translations.join(', '),
  }))
  return {
    word: text,
    translation: best.translations.join(', '),
    // Definitions are written in English and Spanish; English serves the other native languages.
    definition: concept.definition[nativeLanguage === 'es' ? 'es' : 'en'],
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

/** A form that is both imperative and present of one verb is one meaning, with the reasons of the first. */
function onePerConcept(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>()
  return readings.filter(({ concept }) => !seen.has(concept.id) && seen.add(concept.id))
}

function exampleOf({ concept }: Reading, language: TargetLanguageCode, nativeLanguage: LanguageCode) {
  const example = concept.example?.[language] ?? ''
  const translation = nativeLanguage === 'zh' ? undefined : concept.example?.[nativeLanguage]
  const shown = translation ?? concept.example?.en
  return { example, ...(example && shown && shown !== example && { exampleTranslation: shown }) }
}

/** A phrase that the lexicon does not hold as one: the first translation of each word, labelled as such. */
function explainWordByWord(task: Task, words: { text: string }[]): Explanation {
  const { lexicon, language, nativeLanguage, text: phrase } = task
  const surroundings = insidePhrase(words)
  const glosses = words.map(({ text }, index) => {
    if (index >= glossedWordsMaximum) return undefined
    const around = surroundings(index)
    const readings = [
      ...separatedReadings({ lexicon, language, around }),
      ...lexicon.readings(language, text),
    ]
    const [reading] = likeliestFirst(readings, { ...task, text, context: phrase, around: () => around })
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
