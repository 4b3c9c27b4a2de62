import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Concept } from '../../lexicon/concept-schema.ts'
import type { Lexicon, Reading } from '../../lexicon/lexicon.ts'
import type { AnalysedTranscript } from './analysed-transcript.ts'
import { wordsOfLine } from './transcript-words.ts'
import { isGuessedFeminine } from './word-reading.ts'
import { isPlain } from './word-score.ts'

/** An attested form that can be offered as a wrong option. */
export type StockWord = {
  form: string
  reading: Reading
  forms: ReadonlySet<string>
  isFromTranscript: boolean
}

/** Forms beyond those of the transcript: enough to find three of a kind, and soon read. */
const formsMaximum = 400

const stocks = new WeakMap<AnalysedTranscript, readonly StockWord[]>()

/**
 * Words to choose wrong options from: those of the transcript, then those of the lexicon's examples for them, then the
 * examples for these. Forms are met, never made, so none of them is a form that does not exist.
 */
export function stockOf(transcript: AnalysedTranscript): readonly StockWord[] {
  const stock = stocks.get(transcript) ?? gather(transcript)
  stocks.set(transcript, stock)
  return stock
}

function gather(transcript: AnalysedTranscript): StockWord[] {
  const stock = new Map<string, StockWord>()
  const concepts = new Set<Concept>()
  const add = (word: StockWord) => {
    const { concept } = word.reading
    concepts.add(concept)
    const key = `${word.form} ${concept.id}`
    if (!isPlain(word.reading) && !stock.has(key)) stock.set(key, word)
  }
  for (const word of transcript.questionLines.flatMap(({ words }) => words)) {
    const { best, all, isName, isSure, isClear } = transcript.read(word)
    if (best && !isName && (isSure || isClear) && isOrdinary(best))
      add(stockWord(transcript.language, word.text, best, all, true))
  }
  const enough = stock.size + formsMaximum
  // A set that grows while it is gone through: the examples of words of examples come last.
  for (const concept of concepts) {
    if (stock.size >= enough) break
    for (const word of wordsOfExample(transcript, concept)) add(word)
  }
  return [...stock.values()]
}

const isOrdinary = (reading: Reading) =>
  !reading.isPhrase &&
  !reading.parts &&
  reading.concept.partOfSpeech !== 'name' &&
  !isGuessedFeminine(reading)

const examples = new WeakMap<Concept, Map<TargetLanguageCode, readonly StockWord[]>>()

/** Those words of an example that are forms of one word only: what they are needs no context. */
function wordsOfExample({ lexicon, language }: AnalysedTranscript, concept: Concept): readonly StockWord[] {
  const byLanguage = examples.get(concept) ?? new Map<TargetLanguageCode, readonly StockWord[]>()
  examples.set(concept, byLanguage)
  const words = byLanguage.get(language) ?? readExample(lexicon, language, concept.example?.[language] ?? '')
  byLanguage.set(language, words)
  return words
}

function readExample(lexicon: Lexicon, language: TargetLanguageCode, sentence: string): StockWord[] {
  return wordsOfLine(sentence, language, { segment: 0, before: 0 }).flatMap(({ text }) => {
    const readings = lexicon.readings(language, text)
    const [first] = readings
    const isClear = readings.every(
      ({ lemma, concept }) => lemma === first?.lemma && concept.partOfSpeech === first.concept.partOfSpeech,
    )
    return first && isClear && isOrdinary(first) ? [stockWord(language, text, first, readings, false)] : []
  })
}

function stockWord(
  language: TargetLanguageCode,
  text: string,
  reading: Reading,
  readings: readonly Reading[],
  isFromTranscript: boolean,
): StockWord {
  return {
    form: asInside(language, text, reading),
    reading,
    forms: formsOf(readings, reading),
    isFromTranscript,
  }
}

/** As it is written inside a sentence. */
function asInside(language: TargetLanguageCode, form: string, { concept, lemma }: Reading): string {
  const keepsCapital = packs[language]?.capitalNouns
    ? concept.partOfSpeech === 'noun'
    : /^\p{Lu}/u.test(lemma)
  return keepsCapital ? form : form.charAt(0).toLowerCase() + form.slice(1)
}

/** Every way in which a form may be a form of one word: `past thirdPerson singular`. */
export function formsOf(readings: readonly Reading[], { concept, lemma }: Reading): ReadonlySet<string> {
  return new Set(
    readings
      .filter((reading) => reading.concept === concept && lemmaKey(reading.lemma) === lemmaKey(lemma))
      .map(({ reasons }) => reasons.join(' ')),
  )
}
