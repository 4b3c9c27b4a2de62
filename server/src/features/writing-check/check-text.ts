import type { CheckedWriting, NoteKind, WritingNote } from '@verbena/contract/writing/writing-check'
import { explanationLanguageFor, type InterfaceLanguageCode } from '@verbena/language/interface-languages'
import type { CourseLanguageCode, LanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Advice } from '@verbena/nlp/writing-check/advice'
import { connectorAdvice } from '@verbena/nlp/writing-check/connectors'
import type { RuleBook, RuleNote } from '@verbena/nlp/writing-check/match-rules'
import { findMisspellings, type SpellingDictionary } from '@verbena/nlp/writing-check/misspellings'
import type { RuleCategory } from '@verbena/nlp/writing-check/rule-schema'
import { runningLemmas } from '@verbena/nlp/writing-check/running-lemmas'
import { styleAdvice } from '@verbena/nlp/writing-check/style-advice'
import type { StyleBook } from '@verbena/nlp/writing-check/style-schema'
import { textProfile } from '@verbena/nlp/writing-check/text-profile'
import { readText } from '@verbena/nlp/writing-check/tokens'
import { repetitionAdvice, richerAdvice } from '@verbena/nlp/writing-check/word-advice'
import { sourceNames } from './source-names.ts'

export type TextToCheck = {
  text: string
  language: CourseLanguageCode
  native: LanguageCode
  /** Text keys of words that the learner has saved. */
  ownWords: readonly string[]
}

export type CheckedText = Pick<CheckedWriting, 'notes' | 'profile'>

/** The data that the check of one language needs. */
export type LanguageBooks = {
  lexicon: Lexicon
  rules: RuleBook
  style: StyleBook
  dictionary: SpellingDictionary
}

/** Checks a text with our own rules and dictionaries. It is synchronous, so it runs in a worker thread. */
export function checkText(input: TextToCheck, books: LanguageBooks): CheckedText {
  const { lexicon, dictionary } = books
  const { style, richer } = books.style
  const written = readText(input.text, input.language)
  const words = runningLemmas(written, lexicon)
  const messageIn = explanationLanguageFor(input.native)
  const advice = [
    ...repetitionAdvice(words, lexicon, input.language),
    ...richerAdvice(words, richer),
    ...connectorAdvice(written.sentences, style),
    ...styleAdvice(written, style),
  ]
  const misspelled = findMisspellings(written, { dictionary, lexicon, ownWords: new Set(input.ownWords) })
  return {
    notes: [
      ...books.rules.check(written, input.native).map((note) => ruleNote(note, input.language, messageIn)),
      ...misspelled.map((one) => spellingNote(one, messageIn)),
      ...advice.map((one) => adviceNote(one, messageIn)),
    ],
    profile: textProfile(written, words, { lexicon, style }),
  }
}

const kinds: Partial<Record<RuleCategory, NoteKind>> = {
  'false-friend': 'vocab',
  spelling: 'spelling',
  style: 'natural',
}

function ruleNote(
  { rule, start, end, fixes, message }: RuleNote,
  language: CourseLanguageCode,
  messageIn: InterfaceLanguageCode,
): WritingNote {
  return {
    kind: kinds[rule.category] ?? 'grammar',
    start,
    end,
    message: message[messageIn],
    messageIn,
    fixes,
    weight: rule.weight ?? (rule.category === 'style' ? 'advice' : 'mistake'),
    rule: rule.id,
    source: sourceNames.own,
    ...(rule.topic && { topicId: `${language}-${rule.topic}` }),
  }
}

const unknownWord: Readonly<Record<InterfaceLanguageCode, (word: string) => string>> = {
  en: (word) => `“${word}” is not in the dictionary.`,
  es: (word) => `«${word}» no está en el diccionario.`,
}

const spellingNote = (
  { start, end, word, fixes }: { start: number; end: number; word: string; fixes: string[] },
  messageIn: InterfaceLanguageCode,
): WritingNote => ({
  kind: 'spelling',
  start,
  end,
  message: unknownWord[messageIn](word),
  messageIn,
  fixes,
  weight: 'mistake',
  rule: 'unknown-word',
  source: sourceNames.spelling,
})

const adviceNote = (
  { kind, start, end, message, fixes, rule }: Advice,
  messageIn: InterfaceLanguageCode,
): WritingNote => ({
  kind,
  start,
  end,
  message: message[messageIn],
  messageIn,
  fixes,
  weight: 'advice',
  rule,
  source: sourceNames.own,
})
