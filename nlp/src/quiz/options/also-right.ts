import type { QuestionKind } from '@verbena/contract/media-tests'
import { isTargetLanguage, type LanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Concept } from '../../lexicon/concept-schema.ts'
import { senseOf } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'
import type { AnalysedTranscript, TranscriptToken } from '../transcript/analysed-transcript.ts'
import { areEquivalentLines, lineKey } from '../transcript/normalise-line.ts'
import { occursInPlaceOf } from '../transcript/word-occurrences.ts'
import { areRelated } from './related-concepts.ts'

/** The facts about a question that decide which options are right. */
export type QuestionFacts = {
  kind: QuestionKind
  segment: number
  /** Index of the word in the line, if the question is about a word. */
  wordInSegment?: number | undefined
  /** The right option. */
  right: string
  optionsLanguage: LanguageCode
}

/**
 * Whether an option is right too, or so similar that a learner could object. It checks the texts that are shown and not
 * how they were generated, because questions of a model and of the content checker use it too.
 */
export function isAlsoRight(
  transcript: AnalysedTranscript,
  question: QuestionFacts,
  option: string,
): boolean {
  if (lineKey(option) === '' || lineKey(option) === lineKey(question.right)) return true
  if (/^(?:all|none|both|any|todas?|ninguna|ambas|nada|everything|nothing)\b/i.test(option)) return true
  return checks[question.kind](transcript, question, option)
}

type Check = (transcript: AnalysedTranscript, question: QuestionFacts, option: string) => boolean

const checks: Record<QuestionKind, Check> = {
  // Written by an author; its options are checked by reading.
  story: () => false,
  understanding: isSameTranslation,
  meaning: isSameMeaning,
  missingWord: fitsGap,
  order: comesThere,
  who: isBySameSpeaker,
}

/**
 * Whether an option means what the right option means, or translates a line that is equivalent to that of the
 * question.
 */
function isSameTranslation(
  transcript: AnalysedTranscript,
  { segment, right, optionsLanguage }: QuestionFacts,
  option: string,
): boolean {
  if (areEquivalentLines(option, right)) return true
  const [one, other] = [right, option].map((text) => conceptsOf(transcript, optionsLanguage, text))
  if (one && other && areAnyRelated(one, other)) return true
  return transcript
    .linesLike(transcript.lines[segment]?.key ?? '')
    .some(({ translations }) =>
      Object.values(translations).some((text = '') => areEquivalentLines(text, option)),
    )
}

/** Whether an option translates any reading of the word, or names a related concept. */
function isSameMeaning(transcript: AnalysedTranscript, question: QuestionFacts, option: string): boolean {
  const readings = readingsOf(transcript, question)
  const meant = [
    ...readings.map(({ concept }) => concept),
    ...conceptsOf(transcript, question.optionsLanguage, question.right),
  ]
  const translations = readings.flatMap((reading) => [
    ...senseOf(reading, question.optionsLanguage).translations,
    ...Object.values(reading.concept.definition),
  ])
  if (translations.some((translation) => lineKey(translation) === lineKey(option))) return true
  return areAnyRelated(conceptsOf(transcript, question.optionsLanguage, option), meant)
}

/** Whether an option means the same, is a form of the same word, or occurs between the same words elsewhere. */
function fitsGap(transcript: AnalysedTranscript, question: QuestionFacts, option: string): boolean {
  const word = wordOf(transcript, question)
  const own = readingsOf(transcript, question)
  const others = transcript.lexicon.readings(transcript.language, option)
  const lemmas = new Set(own.map(({ lemma }) => lemmaKey(lemma)))
  if (others.some(({ lemma }) => lemmas.has(lemmaKey(lemma)))) return true
  if (word && occursInPlaceOf(transcript, word, option)) return true
  return areAnyRelated(
    others.map(({ concept }) => concept),
    own.map(({ concept }) => concept),
  )
}

/** Whether an option comes first too, or follows the line of the question too. */
function comesThere(
  transcript: AnalysedTranscript,
  { segment, right }: QuestionFacts,
  option: string,
): boolean {
  const question = transcript.lines[segment]?.key ?? ''
  const key = lineKey(option)
  if (question === lineKey(right)) return firstPlace(transcript, key) <= firstPlace(transcript, question)
  return (
    key === question ||
    transcript.linesLike(question).some((line) => transcript.lines[line.segment + 1]?.key === key)
  )
}

/** Index of the first line with this key; infinite if there is none. */
const firstPlace = (transcript: AnalysedTranscript, key: string) =>
  transcript.linesLike(key)[0]?.segment ?? Number.POSITIVE_INFINITY

/** Whether an option is another line of the same speaker, or another speaker of the same line. */
function isBySameSpeaker(
  transcript: AnalysedTranscript,
  { segment, right }: QuestionFacts,
  option: string,
): boolean {
  const line = transcript.lines[segment]
  if (!line?.speaker) return false
  const asksForLine = line.key === lineKey(right)
  return asksForLine
    ? transcript.linesLike(lineKey(option)).some(({ speaker }) => speaker === line.speaker)
    : transcript.linesLike(line.key).some(({ speaker = '' }) => lineKey(speaker) === lineKey(option))
}

const wordOf = (
  transcript: AnalysedTranscript,
  { segment, wordInSegment = -1 }: QuestionFacts,
): TranscriptToken | undefined => transcript.lines[segment]?.words[wordInSegment]

function readingsOf(transcript: AnalysedTranscript, question: QuestionFacts): readonly Reading[] {
  const word = wordOf(transcript, question)
  return word ? transcript.read(word).all : []
}

/** The concepts of a lemma in the learner's language. */
function conceptsOf(
  { lexicon }: AnalysedTranscript,
  language: LanguageCode,
  text: string,
): readonly Concept[] {
  return isTargetLanguage(language) ? lexicon.entries(language, text) : []
}

const areAnyRelated = (some: readonly Concept[], others: readonly Concept[]) =>
  some.some((one) => others.some((other) => areRelated(one, other)))
