import { useQueryClient } from '@tanstack/react-query'
import type { Word } from '@verbena/contract/vocabulary'
import { deleteWord } from '@verbena/contract/vocabulary'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLater } from './use-later.ts'
import { changeWords, personalListsQuery, reloadWords } from './vocabulary-queries.ts'

/** Deletes a word of a list when the time for second thoughts is over; until then the word is only hidden. */
export function useDeleteLater(listId: string, onFailure: (error: unknown) => void) {
  const client = useQueryClient()
  const commit = async (word: Word) => {
    changeWords(client, listId, (words) => words.filter(({ id }) => id !== word.id))
    try {
      await call(deleteWord, { params: { wordId: word.id } }, { keepalive: true })
    } catch (error) {
      // Gone already, perhaps from another tab: what the learner wanted.
      const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
      if (!isGone) {
        onFailure(error)
        reloadWords(client, listId)
      }
    }
    void client.invalidateQueries({ queryKey: personalListsQuery.queryKey })
  }
  const { waiting, begin, undo } = useLater((word: Word) => void commit(word))
  return { waiting, remove: begin, undo }
}
