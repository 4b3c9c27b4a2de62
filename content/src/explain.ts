import type { Explanation } from '@verbena/contract/lookup'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { FormReason } from '@verbena/language/parts-of-speech'
import { tokenise } from '@verbena/language/tokenise'
import { foldForm, type Lexicon, type Reading, senseOf } from './lexicon.ts'

export type Question = {
  /** What was touched: a word or a phrase. */
  text: string
  /** The lines around it. */
  context: string
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
}

/** A question whose surroundings are cut into words once, and only when a reading depends on them. */
type Asked = Question & { around: () => Set<string> }

const source = 'Verbena lexicon'
/** What stands further from the touched text, in UTF-16 units, does not decide what it means. */
const contextReach = 300
/** More words than a spoken sentence has; the rest of a longer phrase is shown as it stands. */
const glossedWordsMaximum = 40

/** Answers from the lexicon; `error` is set when nothing is known. */
export function explainText(lexicon: Lexicon, question: Question): Explanation {
  const { text, language } = question
  const context = near(text, question.context)
  let words: Set<string> | undefined
  const around = () => {
    words ??= new Set(tokenise(context, language).map((token) => foldForm(token.text)))
    return words
  }
  return explainAsked(lexicon, { ...question, context, around })
}

function near(text: string, context: string): string {
  const at = Math.max(0, context.indexOf(text))
  return context.slice(Math.max(0, at - contextReach), at + text.length + contextReach)
}

function explainAsked(lexicon: Lexicon, asked: Asked): Explanation {
  const { text, language } = asked
  const readings = rank(lexicon.readings(language, text), asked)
  if (readings.length > 0) return explainReadings(readings, asked)
  const words = tokenise(text, language).filter(({ isWord }) => isWord)
  if (words.length === 1 && words[0] && words[0].text !== text)
    return { ...explainAsked(lexicon, { ...asked, text: words[0].text }), word: text }
  return words.length > 1 ? explainWordByWord(lexicon, asked, words) : unknown(text)
}

function explainReadings(readings: Reading[], { text, language, nativeLanguage }: Question): Explanation {
  const senses = onePerConcept(readings).map((reading) => senseOf(reading, nativeLanguage))
  const [best, ...others] = senses
  if (!best) return unknown(text)
  const { concept, lemma, reasons } = best.reading
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
    ...(reasons.length > 0 && { formReasons: reasons }),
    partOfSpeech: concept.partOfSpeech,
    ...(gender && { gender }),
    level: concept.level,
    ...(best.explainedIn !== nativeLanguage && { explainedIn: best.explainedIn }),
    ...(alternatives.length > 0 && { alternatives }),
    source,
  }
}

/** A form that is both imperative and present of one verb is one meaning, with the reasons of the first. */
function onePerConcept(readings: Reading[]): Reading[] {
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
function explainWordByWord(lexicon: Lexicon, asked: Asked, words: { text: string }[]): Explanation {
  const glosses = words.map(({ text }, index) => {
    if (index >= glossedWordsMaximum) return undefined
    const [reading] = rank(lexicon.readings(asked.language, text), asked)
    return reading ? senseOf(reading, asked.nativeLanguage).translations[0] : undefined
  })
  if (glosses.every((gloss) => gloss === undefined)) return unknown(asked.text)
  return {
    word: asked.text,
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

/** Reasons that only a verb's form can have. */
const verbal = new Set<FormReason>([
  'present',
  'past',
  'imperfect',
  'future',
  'conditional',
  'subjunctive',
  'imperative',
  'gerund',
  'participle',
])

/** Puts the likeliest reading first; the order of the lexicon decides between equals. */
function rank(readings: Reading[], asked: Asked): Reading[] {
  return readings
    .map((reading, index) => ({ reading, index, doubt: doubtOf(reading, asked) }))
    .sort((a, b) => a.doubt - b.doubt || a.index - b.index)
    .map(({ reading }) => reading)
}

/**
 * How little a reading fits, from 0: a separable verb fits when its particle stands in the line, a tense belongs to
 * a verb, a German capital inside a sentence to a noun, and otherwise small letters to everything else.
 */
function doubtOf(reading: Reading, { text, context, language, around }: Asked): number {
  const { lemma, reasons, concept } = reading
  if (reasons.includes('separated')) return hasParticle(lemma, around()) ? 0 : 4
  const isVerb = concept.partOfSpeech === 'verb'
  if (reasons.some((reason) => verbal.has(reason))) return isVerb ? 1 : 3
  if (language !== 'de' || !isInsideSentence(text, context)) return 1
  const isNamed = concept.partOfSpeech === 'noun' || concept.partOfSpeech === 'name'
  return isNamed === isCapital(text) ? 1 : 2
}

/** `aufmachen` was said when `auf` stands alone near its verb. */
function hasParticle(lemma: string, around: Set<string>): boolean {
  for (let length = 2; length <= 6 && length < lemma.length - 2; length++)
    if (around.has(foldForm(lemma.slice(0, length)))) return true
  return false
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text)

function isInsideSentence(text: string, context: string): boolean {
  const before = context.slice(0, Math.max(0, context.indexOf(text))).trimEnd()
  return before !== '' && !/[.!?:…"“„»]$/.test(before)
}
