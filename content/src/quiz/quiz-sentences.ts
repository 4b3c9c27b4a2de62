import type { InterfaceLanguageCode, LanguageCode } from '@verbena/language/languages'
import type { FormReason } from '@verbena/language/parts-of-speech'
import { englishSentences } from './quiz-sentences-en.ts'
import { spanishSentences } from './quiz-sentences-es.ts'

/** Every sentence of our own that a question or its explanation holds. What is quoted comes with its marks. */
export type QuizSentences = {
  language: InterfaceLanguageCode
  quote: (text: string) => string
  ask: {
    understanding: (line: string) => string
    meaning: (word: string, line: string) => string
    missingWord: (line: string, hint: { translation: string } | { meaning: string }) => string
    after: (line: string) => string
    first: string
    says: (speaker: string) => string
    whoSays: (line: string) => string
  }
  /** A line, and what it means where that is known. */
  told: (line: string, translation: string | undefined) => string
  lineMeans: (line: string, translation: string) => string
  lineSays: (translation: string) => string
  lineIs: (line: string) => string
  /** A definition, where there is one, says more. */
  wordMeans: (word: string, meaning: string, definition: string) => string
  formMeans: (word: string, lemma: string, reasons: string, meaning: string, definition: string) => string
  after: (line: string, next: string, time: string) => string
  first: (line: string, time: string, second: string, secondTime: string) => string
  /** The line comes with its marks. */
  says: (speaker: string, line: string, time: string) => string
  others: (speakers: string[]) => string
  reasons: Readonly<Record<FormReason, string>>
}

const sentences: Record<InterfaceLanguageCode, QuizSentences> = { en: englishSentences, es: spanishSentences }

/** Questions are written in English and Spanish; English serves the other native languages. */
export const questionLanguageFor = (nativeLanguage: LanguageCode): InterfaceLanguageCode =>
  nativeLanguage === 'es' ? 'es' : 'en'

export const sentencesFor = (language: InterfaceLanguageCode): QuizSentences => sentences[language]

/** @example clockTime(75.4) // '1:15' */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
