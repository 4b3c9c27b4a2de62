import type { LanguageCode } from '@verbena/language/languages'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'

/** `direct`: in a dictionary; `agreed`: found through several other languages; `uncertain`: through only one. */
export type DictionaryTranslation = {
  text: string
  certainty: 'direct' | 'agreed' | 'uncertain'
  /** The name of the dictionary; both names, joined by " + ", where two were chained. */
  source: string
}

/** One part of speech of a headword. */
export type DictionaryEntry = {
  headword: string
  partOfSpeech?: PartOfSpeech
  gender?: 'm' | 'f' | 'n' | 'mf'
  ipa?: string
  /** The best first; empty if only a definition is known. */
  translations: readonly DictionaryTranslation[]
  definitions: readonly { text: string; language: LanguageCode }[]
  /** Has a translation if there is one in the requested language. */
  examples: readonly { text: string; translation?: string }[]
  sources: readonly string[]
}

export type DictionaryLemma = { lemma: string; partOfSpeech?: PartOfSpeech }
