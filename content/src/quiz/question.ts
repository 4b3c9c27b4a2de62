import type { QuestionKind, QuizQuestion } from '@verbena/contract/quiz'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { Chance } from '@verbena/language/seeded'
import { isQuotable } from './fair-options.ts'
import { clockTime, type QuizSentences, questionLanguageFor, sentencesFor } from './quiz-sentences.ts'
import { type Told, type ToldLine, type ToldWord, translationOf } from './told.ts'
import type { Learner } from './word-worth.ts'

/** A question whose options have no order yet. */
export type DraftQuestion = {
  kind: QuestionKind
  line: ToldLine
  /** The word that is asked for. */
  word?: ToldWord
  question: string
  right: string
  wrong: readonly string[]
  explanation: string
  optionsLanguage: LanguageCode
  /** Who is asked for. */
  speaker?: string
  /** Lines that can be read in question or options: asking for a word of one of them would be pointless. */
  shown: readonly ToldLine[]
}

/** What a maker of questions works with. */
export type Workshop = {
  told: Told
  learner: Learner
  /** The language of translations: the native one, unless that is the one studied. */
  helpLanguage: LanguageCode
  /** Lines that can be offered, and what they mean where that is known. */
  lines: readonly { line: ToldLine; meaning: LineMeaning | undefined }[]
  meaningOfLine: (line: ToldLine) => LineMeaning | undefined
  sentences: QuizSentences
  chance: Chance
}

export type LineMeaning = { text: string; language: LanguageCode }

/** Wrong options of a question, and the fewest that it may have. */
export const wrongWanted = 3
export const wrongLeast = 2
/** Options that are tried for one question: where so many are right as well, more would be. */
export const triedMaximum = 60

export function openWorkshop(
  told: Told,
  learner: Learner,
  nativeLanguage: LanguageCode,
  chance: Chance,
): Workshop {
  const helpLanguage = helpLanguageFor(nativeLanguage, told.language)
  const meaningOfLine = (line: ToldLine) => translationOf(line, helpLanguage, told.language)
  return {
    told,
    learner,
    helpLanguage,
    lines: told.asked.filter(isQuotable).map((line) => ({ line, meaning: meaningOfLine(line) })),
    meaningOfLine,
    sentences: sentencesFor(questionLanguageFor(nativeLanguage)),
    chance,
  }
}

function helpLanguageFor(nativeLanguage: LanguageCode, language: TargetLanguageCode): LanguageCode {
  if (nativeLanguage !== language) return nativeLanguage
  return language === 'en' ? 'es' : 'en'
}

export const timeOf = ({ seconds }: ToldLine) => clockTime(seconds)

/** With its options in order, the right one at a place of our choosing. */
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
    questionLanguage: questionLanguageFor(nativeLanguage),
    optionsLanguage,
  }
}
