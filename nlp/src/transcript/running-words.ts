import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'
import { isToLearn } from '@verbena/language/vocabulary/word-knowledge'

/**
 * The words of a text in order, in their spelling; figures and addresses do not count.
 * @example runningWords('¡Son 3 gatos!', 'es') // ['Son', 'gatos']
 */
export const runningWords = (text: string, language: TargetLanguageCode): string[] =>
  tokenise(text, language).flatMap((token) => (token.isWord && isToLearn(token.text) ? [token.text] : []))
