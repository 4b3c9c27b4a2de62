import type { InterfaceLanguageCode } from '../interface-languages.ts'

/**
 * The small facts about a language that the browser needs as well as the server. What only the server needs (rules of
 * inflection, for example) is in `LanguagePack`, which is many times larger.
 */
export type LanguageProfile = {
  /** ISO 639-1, or ISO 639-3 where that has none; `no` is Norwegian Bokmål. */
  code: string
  /** Its name in the languages of the interface. */
  names: Readonly<Record<InterfaceLanguageCode, string>>
  /** Its name in the language itself. */
  endonym: string
  /** Hello in the language itself, shown beside its name. */
  greeting: string
  /** BCP 47 tag of the spoken variety that is taught: `nb-NO`. */
  localeTag: string
  /** BCP 47 code of the written standard, where `code` covers several: Norwegian Bokmål is `nb`. */
  writtenStandard?: string
  /** Codes under which others may list what is this language to us. */
  otherCodes?: readonly string[]
  /**
   * How it can be studied. `media`: with videos, transcripts, lists and reviews; the pack and a dictionary are enough.
   * `course`: also with lessons, grammar and a writing check, which need content. Absent: a native language only.
   */
  study?: 'course' | 'media'
  /** A dictionary outside that the word card links to; without one there is no link. */
  outsideDictionary?: OutsideDictionary
  /** Small letters for keys on the screen: those that a keyboard made for another language lacks. */
  keyboardLetters: readonly string[]
  /** Every noun has a capital, so a capital does not mark a name. */
  capitalNouns?: true
  /** Words with a capital everywhere that are no names: English I. */
  alwaysCapital?: RegExp
  /** Words that end in an apostrophe, without it; what follows was cut off: un po', γι' αυτό, goin'. */
  elidedAtEnd?: RegExp
  /** Words that begin with an apostrophe, without it; their first vowel was cut off: να 'ρθω, τα 'χω. */
  elidedAtStart?: RegExp
}

/** `address` has places for `{native}`, a language code, and `{word}`. */
export type OutsideDictionary = { name: string; address: string }
