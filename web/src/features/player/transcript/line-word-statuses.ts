import { textKey } from '@verbena/language/text/text-key'
import type { Token } from '@verbena/language/text/tokenise'
import type { WordKnowledge } from './use-known-words.ts'

const letters = { new: 'n', learning: 'l', known: 'k', ignored: 'i' }

/**
 * The statuses of the words of a line, one letter each: n, l, k, i, or - for a token without a status, such as a number.
 * They are one string, so that memo renders only the lines that changed.
 */
export function lineWordStatuses(tokens: readonly Token[], byForm: WordKnowledge): string {
  return tokens
    .filter(({ isWord }) => isWord)
    .map(({ text }) => {
      const status = byForm.get(textKey(text))
      return status ? letters[status] : '-'
    })
    .join('')
}
