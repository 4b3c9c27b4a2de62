import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Concept } from '../../lexicon/concept-schema.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'
import type { AnalysedTranscript } from './analysed-transcript.ts'
import { wordsOfLine } from './transcript-words.ts'
import { isGuessedFeminine } from './word-reading.ts'
import { isPlain } from './word-score.ts'

/** An attested form that can be offered as a wrong option. */
export type Distractor = {
  form: string
  reading: Reading
  forms: ReadonlySet<string>
  isFromTranscript: boolean
}

/** Forms from examples of the lexicon. So many are enough to find three distractors of a kind, and are read quickly. */
const formsMaximum = 400

const pools = new WeakMap<AnalysedTranscript, readonly Distractor[]>()

/**
 * The forms from which distractors are chosen: words of the transcript, then words of the lexicon's examples for them,
 * then of the examples for those. All forms are attested, because a generated form might not exist.
 */
export function distractorPoolOf(transcript: AnalysedTranscript): readonly Distractor[] {
  const pool = pools.get(transcript) ?? gather(transcript)
  pools.set(transcript, pool)
  return pool
}

function gather(transcript: AnalysedTranscript): Distractor[] {
  const pool = new Map<string, Distractor>()
  const concepts = new Set<Concept>()
  const add = (word: Distractor) => {
    const { concept } = word.reading
    concepts.add(concept)
    const key = `${word.form} ${concept.id}`
    if (!isPlain(word.reading) && !pool.has(key)) pool.set(key, word)
  }
  for (const word of transcript.questionLines.flatMap(({ words }) => words)) {
    const { best, all, isName, isSure, isClear } = transcript.read(word)
    if (best && !isName && (isSure || isClear) && isOrdinary(best))
      add(toDistractor(transcript.language, word.text, best, all, true))
  }
  const enough = pool.size + formsMaximum
  // The loop adds to this set, so the examples of words of examples come last.
  for (const concept of concepts) {
    if (pool.size >= enough) break
    for (const word of wordsOfExample(transcript, concept)) add(word)
  }
  return [...pool.values()]
}

const isOrdinary = (reading: Reading) =>
  !reading.isPhrase &&
  !reading.parts &&
  reading.concept.partOfSpeech !== 'name' &&
  !isGuessedFeminine(reading)

const examples = new WeakMap<Concept, Map<TargetLanguageCode, readonly Distractor[]>>()

/** The words of an example that have one reading only, so that they need no disambiguation. */
function wordsOfExample({ lexicon, language }: AnalysedTranscript, concept: Concept): readonly Distractor[] {
  const byLanguage = examples.get(concept) ?? new Map<TargetLanguageCode, readonly Distractor[]>()
  examples.set(concept, byLanguage)
  const words = byLanguage.get(language) ?? readExample(lexicon, language, concept.example?.[language] ?? '')
  byLanguage.set(language, words)
  return words
}

function readExample(lexicon: Lexicon, language: TargetLanguageCode, sentence: string): Distractor[] {
  return wordsOfLine(sentence, language, { segment: 0, before: 0 }).flatMap(({ text }) => {
    const readings = lexicon.readings(language, text)
    const [first] = readings
    const isClear = readings.every(
      ({ lemma, concept }) => lemma === first?.lemma && concept.partOfSpeech === first.concept.partOfSpeech,
    )
    return first && isClear && isOrdinary(first) ? [toDistractor(language, text, first, readings, false)] : []
  })
}

function toDistractor(
  language: TargetLanguageCode,
  text: string,
  reading: Reading,
  readings: readonly Reading[],
  isFromTranscript: boolean,
): Distractor {
  return {
    form: asInside(language, text, reading),
    reading,
    forms: formsOf(readings, reading),
    isFromTranscript,
  }
}

/** The form as it is written inside a sentence. */
function asInside(language: TargetLanguageCode, form: string, { concept, lemma }: Reading): string {
  const keepsCapital = packs[language]?.capitalNouns
    ? concept.partOfSpeech === 'noun'
    : /^\p{Lu}/u.test(lemma)
  return keepsCapital ? form : form.charAt(0).toLowerCase() + form.slice(1)
}

/** All inflections of a word that a form may have: `past thirdPerson singular`. */
export function formsOf(readings: readonly Reading[], { concept, lemma }: Reading): ReadonlySet<string> {
  return new Set(
    readings
      .filter((reading) => reading.concept === concept && lemmaKey(reading.lemma) === lemmaKey(lemma))
      .map(({ reasons }) => reasons.join(' ')),
  )
}
