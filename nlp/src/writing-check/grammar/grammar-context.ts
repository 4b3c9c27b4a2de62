import type { TargetLanguageCode } from '@verbena/language/languages'
import type { AgreementFacts } from '@verbena/language/packs/agreement-facts'
import type { LanguagePack } from '@verbena/language/packs/language-pack'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { likelyReadings } from '../likely-readings.ts'
import type { ReadSentence } from '../match-pattern.ts'
import type { RuleCategory } from '../rule-schema.ts'
import type { Features } from '../word-features.ts'
import type { Inflector } from './inflect.ts'

/** What a check of grammar needs. */
export type GrammarContext = {
  text: string
  sentence: ReadSentence
  language: TargetLanguageCode
  pack: LanguagePack
  facts: AgreementFacts
  lexicon: Lexicon
  inflector: Inflector
}

/** A mistake that a check of grammar finds. `start` and `end` are offsets in the text. */
export type GrammarFinding = {
  id: string
  category: RuleCategory
  start: number
  end: number
  fixes: string[]
  message: { en: string; es: string }
}

export const keyAt = ({ sentence }: GrammarContext, at: number) => {
  const token = sentence.tokens[at]
  return token?.kind === 'word' ? token.key : undefined
}
export const textAt = ({ sentence }: GrammarContext, at: number) => sentence.tokens[at]?.text ?? ''
export const featuresOf = ({ sentence }: GrammarContext, at: number): readonly Features[] =>
  sentence.tokens[at]?.kind === 'word' ? sentence.features(at) : []

/** All readings of a word without its neighbours. */
export const rawReadings = ({ sentence, lexicon, language }: GrammarContext, at: number) => {
  const token = sentence.tokens[at]
  return token?.kind === 'word' ? likelyReadings(lexicon, language, token.text) : []
}

export const isOf =
  (...names: string[]) =>
  ({ reading }: Features) =>
    names.includes(reading.concept.partOfSpeech)

const personal = new Set(['firstPerson', 'secondPerson', 'thirdPerson'])
export const isPersonal = ({ reading: { reasons, concept } }: Features) =>
  concept.partOfSpeech === 'verb' && reasons.some((one) => personal.has(one))

/** Concepts of time, and of other nouns that are rather adverbials than subjects. */
export const timeConcept =
  /^(?:day|week|month|year|morning|evening|night|afternoon|weekend|summer|winter|spring|autumn|time|times|hour|minute|moment|second|century|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|while|holiday|holidays|once|date|age|place|part|side|way|kind|type)(?:[.-]|$)/

export const isCapital = (text: string) => /^\p{Lu}/u.test(text)

/** Whether a clause begins at a token: at the start of the sentence, or after a mark or a conjunction. */
export function startsClause(context: GrammarContext, at: number): boolean {
  if (at <= context.sentence.firstWord) return true
  const before = context.sentence.tokens[at - 1]
  if (!before || before.kind === 'mark') return true
  return context.pack.writing?.clauseStarters?.includes(before.key) === true
}

/** A finding that replaces the tokens from `from` to `to` (inclusive). */
export function found(
  { sentence, text }: GrammarContext,
  { from, to }: { from: number; to: number },
  finding: Omit<GrammarFinding, 'start' | 'end'>,
): GrammarFinding[] {
  const [first, last] = [sentence.tokens[from], sentence.tokens[to]]
  if (!first || !last) return []
  const now = text.slice(first.start, last.end)
  const fixes = [...new Set(finding.fixes)]
    .map((fix) =>
      isCapital(now) && from === sentence.firstWord ? fix.charAt(0).toUpperCase() + fix.slice(1) : fix,
    )
    .filter((fix) => fix !== now)
  return fixes.length > 0 ? [{ ...finding, fixes, start: first.start, end: last.end }] : []
}
