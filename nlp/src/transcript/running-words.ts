import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'

/**
 * The words of a text in order, in their spelling; numbers do not count.
 * @example runningWords('¡Son 3 gatos!', 'es') // ['Son', 'gatos']
 */
export const runningWords = (text: string, language: TargetLanguageCode): string[] =>
  tokenise(text, language).flatMap((token) => (token.isWord && /\p{L}/u.test(token.text) ? [token.text] : []))
