import type { CourseLanguageCode } from '@verbena/language/languages'
import { createRuleBook } from '@verbena/nlp/writing-check/match-rules'
import type { WritingRule } from '@verbena/nlp/writing-check/rule-schema'
import { readText } from '@verbena/nlp/writing-check/tokens'
import { contentDirectory, starterLexicon } from '../../testing/content-for-tests.ts'
import { readWritingRules } from '../starter-rules.ts'

/** A checker with all rules of a language, for all native languages. */
export function checkerFor(language: CourseLanguageCode) {
  const rules = readWritingRules(contentDirectory, language)
  const book = createRuleBook(
    rules.map(({ natives: _, ...rule }) => rule),
    starterLexicon,
  )
  return { rules, check: (text: string) => book.check(readText(text, language), 'en') }
}

/** Texts of `length` letters that might take a rule very long. */
export function hostileTexts(rules: readonly WritingRule[], length: number): string[] {
  const examples = rules.flatMap(({ wrong }) => wrong.map(({ text }) => text)).join(' ')
  return ['a', 'the ', '. ', '\n', `${examples} `].map((text) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length),
  )
}
