import { useQueryClient } from '@tanstack/react-query'
import type { Word } from '@verbena/contract/vocabulary'
import { deleteWord } from '@verbena/contract/vocabulary'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { personalListsQuery, wordsQuery } from './vocabulary-queries.ts'

export const undoSeconds = 8

/**
 * Deletes a word when the time for second thoughts is over, or at once on leaving. Until then the word is only
 * hidden, so undoing asks nothing of the server.
 */
export function useDeleteLater(listId: string, onFailure: (error: unknown) => void) {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Word | null>(null)

  const commit = async (word: Word) => {
    client.setQueryData(wordsQuery(listId).queryKey, (words) => words?.filter(({ id }) => id !== word.id))
    try {
      await call(deleteWord, { params: { wordId: word.id } }, { keepalive: true })
    } catch (error) {
      // Gone already, perhaps from another tab: what the learner wanted.
      const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
      if (!isGone) onFailure(error)
    }
    void client.invalidateQueries({ queryKey: wordsQuery(listId).queryKey })
    void client.invalidateQueries({ queryKey: personalListsQuery.queryKey })
  }
  useWaiting(waiting, (word, isLeaving) => {
    if (!isLeaving) setWaiting(null)
    void commit(word)
  })

  return {
    waiting,
    remove: (word: Word) => {
      if (waiting) void commit(waiting)
      setWaiting(word)
    },
    undo: () => setWaiting(null),
  }
}

/** Calls back once for a word that waited long enough, or that is still waiting when the page goes away. */
function useWaiting(waiting: Word | null, onOver: (word: Word, isLeaving: boolean) => void) {
  const over = useEffectEvent(onOver)
  const leave = useEffectEvent(() => {
    if (waiting) onOver(waiting, true)
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => over(waiting, false), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
