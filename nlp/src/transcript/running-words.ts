import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'

/**
 * The words of a text one after the other, as written; numbers are none.
 * @example runningWords('¡Son 3 gatos!', 'es') // ['Son', 'gatos']
 */
export const runningWords = (text: string, language: TargetLanguageCode): string[] =>
  tokenise(text, language).flatMap((token) => (token.isWord && /\p{L}/u.test(token.text) ? [token.text] : []))
