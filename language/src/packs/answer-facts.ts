import type { NumberWords } from './number-words.ts'

/**
 * Variants that are right in every sentence of a language, so that the answers of lessons need not list them. The browser
 * loads them, so they are small.
 */
export type AnswerFacts = {
  /** Words that may replace one another everywhere, in the same inflection: regional words and spellings. */
  alike?: readonly (readonly string[])[]
  /** Words and their contraction: "do not", "don't". Both are right. */
  contractions?: readonly (readonly [apart: string, together: string])[]
  /** A word that may be contracted with any word before it: is → ’s. */
  enclitics?: Readonly<Record<string, string>>
  /** One spelling for several that are right. */
  respell?: (word: string) => string
  /** Subject pronouns that may be left out or added before a verb that fits them, and words that may stand between them. */
  subjects?: { pronouns: readonly SubjectPronoun[]; between: readonly string[] }
  numbers?: NumberWords
  /** Articles that may precede a noun, for the word of a picture. */
  articles?: (noun: string, gender: 'm' | 'f' | 'n' | 'mf') => readonly string[]
}

export type SubjectPronoun = {
  words: readonly string[]
  verb: RegExp
  /** Only this person has such a verb, so the pronoun may be added. */
  isCertain?: RegExp
}

/** One group of words a line. */
export const alikeWords = (lines: string): string[][] =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split(' '))
