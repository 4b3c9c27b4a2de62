import type { InterfaceLanguageCode } from '@verbena/language/interface-languages'
import type { FormReason } from '@verbena/language/morphology/parts-of-speech'

/** Every sentence that the generators write into a question or its explanation, in one language. */
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
  /** A line, and what it means where that is known. */
  quotedLine: (line: string, translation: string | undefined) => string
  lineMeans: (line: string, translation: string) => string
  wholeLineMeans: (translation: string) => string
  lineIs: (line: string) => string
  /** With the definition, where there is one. */
  wordMeans: (word: string, meaning: string, definition: string) => string
  formMeans: (word: string, lemma: string, reasons: string, meaning: string, definition: string) => string
  after: (line: string, next: string, time: string) => string
  first: (line: string, time: string, second: string, secondTime: string) => string
  /** The line comes with its marks. */
  says: (speaker: string, line: string, time: string) => string
  others: (speakers: string[]) => string
  reasons: Readonly<Record<FormReason, string>>
}
