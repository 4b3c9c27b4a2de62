import type { QuestionKind, QuizQuestion } from '@verbena/contract/media-tests'
import {
  explanationLanguageFor,
  type InterfaceLanguageCode,
  interfaceLanguageCodes,
} from '@verbena/language/interface-languages'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { clockTime } from '@verbena/language/media/clock-time'
import type { RandomSource } from '@verbena/language/random/seeded-random'
import { isQuotable } from '../options/fair-options.ts'
import {
  type AnalysedTranscript,
  type TranscriptLine,
  type TranscriptToken,
  translationOf,
} from '../transcript/analysed-transcript.ts'
import type { Learner } from '../transcript/word-score.ts'
import type { QuizSentences } from './quiz-sentences.ts'
import { englishSentences } from './quiz-sentences-en.ts'
import { spanishSentences } from './quiz-sentences-es.ts'

/** A question before its options are ordered. */
export type DraftQuestion = {
  kind: QuestionKind
  line: TranscriptLine
  /** The word that the question is about. */
  word?: TranscriptToken
  question: string
  right: string
  wrong: readonly string[]
  explanation: string
  optionsLanguage: LanguageCode
  /** The speaker that the question is about. */
  speaker?: string
  /** Lines that the question or its options show. No other question may be about a word of them. */
  shown: readonly TranscriptLine[]
}

/** The data that all generators of questions share. */
export type Workshop = {
  transcript: AnalysedTranscript
  learner: Learner
  /** The language of translations: the native language, unless it is the target language. */
  helpLanguage: LanguageCode
  /** Lines that can be options, with their meaning if it is known. */
  lines: readonly { line: TranscriptLine; meaning: LineMeaning | undefined }[]
  meaningOfLine: (line: TranscriptLine) => LineMeaning | undefined
  sentences: QuizSentences
  random: RandomSource
}

export type LineMeaning = { text: string; language: LanguageCode }

/** The number of wrong options of a question, and its minimum. */
export const wrongWanted = 3
export const minimumWrongOptions = 2
/** The maximum of options that are tried for a question. If so many are right too, the others would be as well. */
export const triedMaximum = 60

const quizSentencesByLanguage: Readonly<Record<InterfaceLanguageCode, QuizSentences>> = {
  en: englishSentences,
  es: spanishSentences,
}

export const quizSentencesFor = (nativeLanguage: LanguageCode): QuizSentences =>
  quizSentencesByLanguage[explanationLanguageFor(nativeLanguage)]

export function openWorkshop(
  transcript: AnalysedTranscript,
  learner: Learner,
  nativeLanguage: LanguageCode,
  random: RandomSource,
): Workshop {
  const helpLanguage = helpLanguageFor(nativeLanguage, transcript.language)
  const meaningOfLine = (line: TranscriptLine) => translationOf(line, helpLanguage, transcript.language)
  return {
    transcript,
    learner,
    helpLanguage,
    lines: transcript.questionLines
      .filter(isQuotable)
      .map((line) => ({ line, meaning: meaningOfLine(line) })),
    meaningOfLine,
    sentences: quizSentencesFor(nativeLanguage),
    random,
  }
}

function helpLanguageFor(nativeLanguage: LanguageCode, language: TargetLanguageCode): LanguageCode {
  if (nativeLanguage !== language) return nativeLanguage
  return interfaceLanguageCodes.find((code) => code !== language) ?? nativeLanguage
}

export const timeOf = ({ seconds }: TranscriptLine) => clockTime(seconds)

/** The finished question, with the right option at `correctIndex`. */
export function toQuestion(
  { question, kind, right, wrong, explanation, optionsLanguage, line, word }: DraftQuestion,
  correctIndex: number,
  nativeLanguage: LanguageCode,
): QuizQuestion {
  return {
    kind,
    question,
    options: wrong.toSpliced(correctIndex, 0, right),
    correctIndex,
    explanation,
    segment: line.segment,
    seconds: line.seconds,
    ...(word && { wordInSegment: word.wordInSegment }),
    questionLanguage: explanationLanguageFor(nativeLanguage),
    optionsLanguage,
  }
}
