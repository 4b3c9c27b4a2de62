import type { TargetLanguageCode } from '@verbena/language/languages'
import type { LanguagePack } from '@verbena/language/packs/language-pack'
import { packs } from '@verbena/language/packs/packs'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { ContextWindow } from './context-window.ts'

/** A target text, and the context that decides its meaning. */
export type DisambiguationContext = {
  lexicon: Lexicon
  text: string
  context: string
  /** Offset of the text in `context`, if it is known. */
  at?: number | undefined
  language: TargetLanguageCode
  around: () => ContextWindow
}

export const packOf = ({ language }: Pick<DisambiguationContext, 'language'>): Partial<LanguagePack> =>
  packs[language] ?? {}

export const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** The elided beginning of a word: "l'" of "l'an". */
export const elidedOf = (word: string | undefined) => word?.match(/^\p{L}{1,7}'(?=\p{L})/u)?.[0]
