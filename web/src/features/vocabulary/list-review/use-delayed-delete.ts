import { useQueryClient } from '@tanstack/react-query'
import type { Word } from '@verbena/contract/vocabulary/words'
import { deleteWord } from '@verbena/contract/vocabulary/words'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { useDelayedAction } from '../use-delayed-action.ts'
import { changeWords, reloadWords } from '../vocabulary-queries.ts'

/** Deletes a word of a list once its undo period is over; until then the word is only hidden. */
export function useDelayedDelete(listId: string, onFailure: (error: unknown) => void) {
  const client = useQueryClient()
  const commit = async (word: Word) => {
    changeWords(client, listId, (words) => words.filter(({ id }) => id !== word.id))
    try {
      await call(deleteWord, { params: { wordId: word.id } }, { keepalive: true })
    } catch (error) {
      // A word that was deleted already, perhaps in another tab, is no failure.
      const isDeletedAlready = error instanceof ApiError && error.code === 'NOT_FOUND'
      if (!isDeletedAlready) {
        onFailure(error)
        reloadWords(client, listId)
      }
    }
    void client.invalidateQueries({ queryKey: queryKeys.vocabulary.lists })
  }
  const { waiting, begin, undo } = useDelayedAction((word: Word) => void commit(word))
  return { waiting, remove: begin, undo }
}
