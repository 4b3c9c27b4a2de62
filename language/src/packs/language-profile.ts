import type { InterfaceLanguageCode } from '../interface-languages.ts'

/**
 * The small facts about a language that the browser needs as well as the server. Facts for the server only (rules of
 * inflection, for example) are in `LanguagePack`, which is many times larger.
 */
export type LanguageProfile = {
  /** ISO 639-1, or ISO 639-3 if that has none; `no` is Norwegian Bokmål. */
  code: string
  /** Its name in the languages of the interface. */
  names: Readonly<Record<InterfaceLanguageCode, string>>
  /** Its name in the language itself. */
  endonym: string
  /** Hello in the language itself, shown beside its name. */
  greeting: string
  /** BCP 47 tag of the spoken variety that is taught: `nb-NO`. */
  localeTag: string
  /** BCP 47 code of the written standard, if `code` covers several: Norwegian Bokmål is `nb`. */
  writtenStandard?: string
  /** Other codes that stand for this language in foreign data. */
  otherCodes?: readonly string[]
  /**
   * How it can be studied. `media`: with videos, transcripts, lists and reviews; the pack and a dictionary are enough.
   * `course`: also with lessons, grammar and a writing check, which need content. Absent: a native language only.
   */
  study?: 'course' | 'media'
  /** An external dictionary that the word card links to; without one there is no link. */
  outsideDictionary?: OutsideDictionary
  /** Lower-case letters for keys on the screen: those that keyboards of other languages lack. */
  keyboardLetters: readonly string[]
  /** Every noun has a capital, so a capital does not mark a name. */
  capitalNouns?: true
  /** Words that always have a capital and are no names: English I. */
  alwaysCapital?: RegExp
  /** Words that end in an apostrophe, without it, because their end is elided: un po', γι' αυτό, goin'. */
  elidedAtEnd?: RegExp
  /**
   * Abbreviations and the words that they stand for. One with a point stays one word of a text; one that could end a sentence
   * as a word ("no.") is left out.
   */
  abbreviations?: Readonly<Record<string, string>>
  /** Words that begin with an apostrophe, without it, because their first vowel is elided: να 'ρθω, τα 'χω. */
  elidedAtStart?: RegExp
}

/** `address` has places for `{native}`, a language code, and `{word}`. */
export type OutsideDictionary = { name: string; address: string }
