import { interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { onboardingNativeLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { formReasons, partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { isBounded } from '@verbena/language/text/bounded-pattern'
import { z } from 'zod'

/**
 * Frequent mistakes of a language as data: `content/writing/rules/<target>.json`, an array of rules.
 * docs/how-to/add-a-writing-rule.md describes how to write one, with an example of every kind.
 */
export const ruleCategories = [
  'agreement',
  'article',
  'preposition',
  'verb',
  'word-order',
  'false-friend',
  'spelling',
  'punctuation',
  'style',
] as const
export type RuleCategory = (typeof ruleCategories)[number]

const text = (maximum: number) => z.string().min(1).max(maximum)
const pattern = (maximum: number) =>
  text(maximum).refine(isBounded, 'no repetition without an end').refine(compiles, 'no regular expression')

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** `a|b`: one of these. */
const oneOf = (names: readonly string[]) =>
  text(120).refine((value) => value.split('|').every((name) => names.includes(name)), `of ${names.join(' ')}`)
/** `a b|c`: all of a and b, or c. */
const reasonLists = text(200).refine(
  (value) => value.split(/[| ]/).every((name) => (formReasons as readonly string[]).includes(name)),
  'names of form reasons',
)

const tests = {
  /** The word is one of these, in any case: `el|los`. */
  word: text(2000).optional(),
  /** The word ends in one of these: `ción|dad`. */
  ending: text(400).optional(),
  /** The whole word matches this expression (flags `iu`). */
  form: pattern(200).optional(),
  /** The case of the first letter. */
  letter: z.enum(['capital', 'small']).optional(),
  /** A number written in digits. */
  digits: z.literal(true).optional(),
  /** The token is one of these punctuation marks: `,|;`. */
  mark: text(40).optional(),
  /** Properties of the readings of the word; see `read`. */
  lemma: text(2000).optional(),
  pos: oneOf(partsOfSpeech).optional(),
  gender: oneOf(['m', 'f', 'n']).optional(),
  number: oneOf(['singular', 'plural']).optional(),
  person: oneOf(['1', '2', '3']).optional(),
  /** Reasons of the form; all of a list that is separated by spaces. */
  has: reasonLists.optional(),
  /** Reasons that the form must not have. */
  hasNot: reasonLists.optional(),
  /** The word is a base form, without reasons. */
  base: z.literal(true).optional(),
  level: oneOf(levels).optional(),
  concept: text(600).optional(),
  /** Which readings must match: every one (the default), the most likely, or any. */
  read: z.enum(['every', 'first', 'any']).optional(),
}

const plainToken = z.strictObject(tests)
export type PlainToken = z.infer<typeof plainToken>

const tokenSchema = z.strictObject({
  ...tests,
  /** Conditions that must not match as well. */
  not: z.union([plainToken, z.array(plainToken)]).optional(),
  /** One of these conditions must match too. */
  either: z.array(plainToken).min(2).optional(),
  /** The token may be missing. */
  optional: z.literal(true).optional(),
  /** The element may match up to so many consecutive tokens. */
  upTo: z.number().int().min(2).max(6).optional(),
})
export type TokenPattern = z.infer<typeof tokenSchema>

/** A position between tokens. */
const placeSchema = z.strictObject({ at: z.enum(['sentenceStart', 'sentenceEnd']) })
export type PlacePattern = z.infer<typeof placeSchema>
const elementSchema = z.union([placeSchema, tokenSchema])
export type ElementPattern = z.infer<typeof elementSchema>

/**
 * Maps a word, an ending (`-o`) or `*` (any other) to its replacement, or to replacements by gender and number of
 * another element: `f singular`.
 */
const mapSchema = z.record(z.string().min(1), z.union([z.string(), z.record(z.string(), z.string())]))
export type WordMap = z.infer<typeof mapSchema>

const tokens = z.array(tokenSchema).min(1)

export const writingRuleSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  category: z.enum(ruleCategories),
  /** `{1}` is the text of the first element. */
  message: z.record(z.enum(interfaceLanguageCodes), text(240)),
  /** The rule applies to these native languages only. */
  natives: z.array(z.enum(onboardingNativeLanguageCodes)).min(1).optional(),
  /** Slug of the topic of grammar. */
  topic: z.string().optional(),
  /** By default `mistake`. */
  weight: z.enum(['mistake', 'advice']).optional(),
  pattern: z.array(elementSchema).min(1).max(10),
  /** The first and last element that are marked and replaced, from 1; by default all. */
  mark: z.tuple([z.number().int().min(1), z.number().int().min(1)]).optional(),
  /** The next token before, or after, matches none of these. */
  notBefore: tokens.optional(),
  notAfter: tokens.optional(),
  /** The sentence contains all of these, or none. */
  inSentence: tokens.optional(),
  notInSentence: tokens.optional(),
  maps: z.record(z.string().regex(/^[a-z]+$/), mapSchema).optional(),
  /** Templates of replacements, best first: `{1:article@2} {2}`. */
  fixes: z.array(z.string().max(120)).min(1).max(4),
  /** Similar sentences that are right. */
  right: z.array(text(200)).min(1),
  /** Wrong sentences, and the same with the first fix of each note. */
  wrong: z.array(z.strictObject({ text: text(200), fix: text(200) })).min(1),
})
export type WritingRule = z.infer<typeof writingRuleSchema>

export const writingRulesSchema = z.array(writingRuleSchema)
