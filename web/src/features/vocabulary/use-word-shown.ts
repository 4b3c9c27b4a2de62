import type { Word } from '@verbena/contract/vocabulary'
import { useState } from 'react'

/**
 * The word that a review shows. It is remembered by its id, because words come and go before it: one whose deletion
 * failed comes back. Only where the word itself is gone does its old position say which one follows.
 */
export function useWordShown(words: readonly Word[]) {
  const [place, setPlace] = useState({ id: words[0]?.id, position: 0 })
  const found = words.findIndex(({ id }) => id === place.id)
  const at = found >= 0 ? found : Math.max(0, Math.min(place.position, words.length - 1))
  return {
    at,
    word: words[at],
    show: (word: Word | undefined, position: number) => setPlace({ id: word?.id, position }),
  }
}
