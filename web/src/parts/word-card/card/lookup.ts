import type { TargetLanguageCode } from '@verbena/language/languages'

/** A selected word or phrase, and its context. */
export type Lookup = {
  text: string
  context: string
  /** The offset of the text in the context. */
  at?: number | undefined
  mediaId: string
  language: TargetLanguageCode
  /** The segment of the item that contains it, by its index. */
  segment?: number | undefined
  /** The line that contains it. */
  line?: string | undefined
  /** The translation of the line, in the native language. */
  lineTranslation?: string
  /** The whole line, if it has no translation. */
  untranslatedLine?: string
}
