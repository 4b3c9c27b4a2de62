import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Question } from '../lookup/explain.ts'

/** What explains a word that no source has: the lexicon and the dictionaries, which know related words. */
export type FormSources = {
  lexicon: Lexicon
  /** Null if the dictionaries do not have the word. */
  dictionary: (question: Question) => Explanation | null
}
