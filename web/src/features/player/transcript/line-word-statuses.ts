import { textKey } from '@verbena/language/text/text-key'
import type { Token } from '@verbena/language/text/tokenise'
import type { WordKnowledge } from './use-known-words.ts'

const letters = { new: 'n', learning: 'l', known: 'k', ignored: 'i' }

/**
 * What is known of the words of a line, a letter each (n, l, k, i; - where nothing can be known, as of a number): one
 * short text, so that only lines in which something changed are drawn again.
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
