import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WordList } from '@verbena/contract/vocabulary/lists'
import { moveWords } from '@verbena/contract/vocabulary/words'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { changeWords } from '../vocabulary-queries.ts'

type Move = { wordIds: string[]; into: Pick<WordList, 'id' | 'name'> }

const toastKind = 'words-moved'

/** Moves words to another list. There is no undo if some were merged into words that the list had already. */
export function useMoveWords(listId: string, onMoved: () => void) {
  const { t } = useTranslation('lists')
  const client = useQueryClient()
  const toast = useToast()
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
  const showFailure = (error: unknown) =>
    toast({ text: `${t('words.moveFailed')} ${errorMessage(error, t)}`, kind: toastKind })

  const moveBack = async (wordIds: string[]) => {
    try {
      const { moved } = await call(moveWords, { body: { wordIds, listId } })
      toast({ text: t('words.movedBack', { count: moved }), kind: toastKind })
    } catch (error) {
      showFailure(error)
    }
    void refresh()
  }
  return useMutation({
    mutationFn: ({ wordIds, into }: Move) => call(moveWords, { body: { wordIds, listId: into.id } }),
    onSuccess: ({ moved, merged }, { wordIds, into }) => {
      const movedIds = new Set(wordIds)
      changeWords(client, listId, (words) => words.filter(({ id }) => !movedIds.has(id)))
      onMoved()
      void refresh()
      const text = t('words.moved', { count: moved, list: into.name })
      if (merged > 0) toast({ text: t('words.merged', { count: merged, moved: text }), kind: toastKind })
      else toast({ text, kind: toastKind, action: { label: t('undo'), onAct: () => void moveBack(wordIds) } })
    },
    onError: showFailure,
  })
}
