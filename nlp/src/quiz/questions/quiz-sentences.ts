import type { InterfaceLanguageCode } from '@verbena/language/interface-languages'
import type { FormReason } from '@verbena/language/morphology/parts-of-speech'

/** All sentences of generated questions and explanations in one language. */
export type QuizSentences = {
  language: InterfaceLanguageCode
  quote: (text: string) => string
  ask: {
    understanding: (line: string) => string
    meaning: (word: string, line: string) => string
    missingWord: (line: string, hint: { translation: string } | { meaning: string }) => string
    after: (line: string) => string
    first: string
    spokenBy: (speaker: string) => string
    whoSpeaks: (line: string) => string
  }
  /** A line with its meaning, if it is known. */
  quotedLine: (line: string, translation: string | undefined) => string
  lineMeans: (line: string, translation: string) => string
  wholeLineMeans: (translation: string) => string
  lineIs: (line: string) => string
  /** The definition may be empty. */
  wordMeans: (word: string, meaning: string, definition: string) => string
  formMeans: (word: string, lemma: string, reasons: string, meaning: string, definition: string) => string
  after: (line: string, next: string, time: string) => string
  first: (line: string, time: string, second: string, secondTime: string) => string
  /** `line` has its quotation marks. */
  says: (speaker: string, line: string, time: string) => string
  others: (speakers: string[]) => string
  reasons: Readonly<Record<FormReason, string>>
}
