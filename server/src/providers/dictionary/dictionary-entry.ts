import type { LanguageCode } from '@verbena/language/languages'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'

/** `direct`: in a dictionary; `agreed`: several other languages lead there; `uncertain`: only one does. */
export type DictionaryTranslation = {
  text: string
  certainty: 'direct' | 'agreed' | 'uncertain'
  /** Name of the dictionary; of both, joined by " + ", where one leads on from the other. */
  source: string
}

/** One word class of a headword. */
export type DictionaryEntry = {
  headword: string
  partOfSpeech?: PartOfSpeech
  gender?: 'm' | 'f' | 'n' | 'mf'
  ipa?: string
  /** Best first; empty when only a definition is known. */
  translations: readonly DictionaryTranslation[]
  definitions: readonly { text: string; language: LanguageCode }[]
  /** The translation is there when it is in the requested language. */
  examples: readonly { text: string; translation?: string }[]
  sources: readonly string[]
}

export type DictionaryLemma = { lemma: string; partOfSpeech?: PartOfSpeech }
