import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moveWords, type WordList } from '@verbena/contract/vocabulary'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { queryKeys } from '../../../parts/query-keys.ts'
import { useToast } from '../../../ui/toast.tsx'
import { changeWords } from '../vocabulary-queries.ts'

type Move = { wordIds: string[]; into: Pick<WordList, 'id' | 'name'> }

const kind = 'words-moved'

/** Moves words to another list at once. Undone they move back, unless some are one with words that were there before. */
export function useMoveWords(listId: string, onMoved: () => void) {
  const { t } = useTranslation('lists')
  const client = useQueryClient()
  const toast = useToast()
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.vocabulary })
  const tellFailure = (error: unknown) =>
    toast({ text: `${t('words.moveFailed')} ${errorMessage(error, t)}`, kind })

  const moveBack = async (wordIds: string[]) => {
    try {
      const { moved } = await call(moveWords, { body: { wordIds, listId } })
      toast({ text: t('words.movedBack', { count: moved }), kind })
    } catch (error) {
      tellFailure(error)
    }
    void refresh()
  }
  return useMutation({
    mutationFn: ({ wordIds, into }: Move) => call(moveWords, { body: { wordIds, listId: into.id } }),
    onSuccess: ({ moved, merged }, { wordIds, into }) => {
      const gone = new Set(wordIds)
      changeWords(client, listId, (words) => words.filter(({ id }) => !gone.has(id)))
      onMoved()
      void refresh()
      const text = t('words.moved', { count: moved, list: into.name })
      if (merged > 0) toast({ text: t('words.merged', { count: merged, moved: text }), kind })
      else toast({ text, kind, action: { label: t('undo'), onAct: () => void moveBack(wordIds) } })
    },
    onError: tellFailure,
  })
}
