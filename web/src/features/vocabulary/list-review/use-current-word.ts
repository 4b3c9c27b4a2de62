import type { Word } from '@verbena/contract/vocabulary/words'
import { useState } from 'react'

/**
 * The word that a review shows. It is tracked by its id, because words before it are removed, and restored if their
 * deletion fails. If the word itself was removed, the word at its old position follows.
 */
export function useCurrentWord(words: readonly Word[]) {
  const [current, setCurrent] = useState({ id: words[0]?.id, position: 0 })
  const found = words.findIndex(({ id }) => id === current.id)
  const index = found >= 0 ? found : Math.max(0, Math.min(current.position, words.length - 1))
  return {
    index,
    word: words[index],
    show: (word: Word | undefined, position: number) => setCurrent({ id: word?.id, position }),
  }
}
