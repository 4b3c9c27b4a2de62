import type { TargetLanguageCode } from '@verbena/language/languages'

/** A word or phrase that was touched, and what it stands in. */
export type Lookup = {
  text: string
  context: string
  /** Where in the context the text begins. */
  at?: number | undefined
  mediaId: string
  language: TargetLanguageCode
  /** The line that it was touched in. */
  line?: string | undefined
  /** The whole line, where nobody has translated it. */
  untranslatedLine?: string
}
