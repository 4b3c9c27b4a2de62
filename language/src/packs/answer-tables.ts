import type { LanguageCode } from '../languages.ts'
import type { AnswerFacts } from './answer-facts.ts'
import { germanAnswers } from './de/de-answers.ts'
import { greekAnswers } from './el/el-answers.ts'
import { englishAnswers } from './en/en-answers.ts'
import { spanishAnswers } from './es/es-answers.ts'
import { frenchAnswers } from './fr/fr-answers.ts'
import { italianAnswers } from './it/it-answers.ts'
import { norwegianAnswers } from './no/no-answers.ts'

/** The facts by language. */
const facts: Partial<Record<LanguageCode, AnswerFacts>> = {
  en: englishAnswers,
  es: spanishAnswers,
  fr: frenchAnswers,
  de: germanAnswers,
  it: italianAnswers,
  no: norwegianAnswers,
  el: greekAnswers,
}

const none: AnswerFacts = {}

export const answerFactsOf = (language: LanguageCode): AnswerFacts => facts[language] ?? none
