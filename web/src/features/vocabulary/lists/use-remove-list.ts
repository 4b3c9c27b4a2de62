import { useQueryClient } from '@tanstack/react-query'
import { deleteList, mergeLists, type WordList } from '@verbena/contract/vocabulary/lists'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { useSessionAddress } from '../session/use-session-address.ts'
import { useDelayedAction } from '../use-delayed-action.ts'
import { personalListsQuery } from '../vocabulary-queries.ts'

/** A list to delete with its words, or to merge into another one. */
type Removal = { list: WordList; into?: WordList }

/** Toasts of one kind replace each other. */
const toastKind = 'list-removal'

/**
 * Deletes and merges lists once the undo period is over; until then only the page shows the change.
 * @param isNaming a new list is being named, and may need the name of the removed one
 */
export function useRemoveList(isNaming: boolean) {
  const { t } = useTranslation('lists')
  const client = useQueryClient()
  const toast = useToast()
  const toastText = ({ list: { name }, into }: Removal) =>
    into ? t('merge.done', { name, into: into.name }) : t('deleted', { name })

  const commit = async (removal: Removal) => {
    const { list, into } = removal
    client.setQueryData(personalListsQuery.queryKey, (lists) => lists && without(lists, removal))
    const params = { id: list.id }
    try {
      if (into) await call(mergeLists, { params, body: { into: into.id } }, { keepalive: true })
      else await call(deleteList, { params }, { keepalive: true })
    } catch (error) {
      // A list that was deleted already, perhaps in another tab, is no failure.
      const isDeletedAlready = !into && error instanceof ApiError && error.code === 'NOT_FOUND'
      if (!isDeletedAlready)
        toast({ text: t(into ? 'merge.failed' : 'deleteFailed', { name: list.name }), kind: toastKind })
    }
    void client.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
  }
  const { waiting, begin, undo, finish } = useDelayedAction((removal: Removal, isLeaving) => {
    // The toast no longer offers an undo, because the removal is final.
    if (isLeaving) toast({ text: toastText(removal), kind: toastKind })
    void commit(removal)
  })
  const finishNow = useEffectEvent(() => {
    if (!waiting) return
    toast({ text: toastText(waiting), kind: toastKind })
    finish()
  })
  const { listId } = useSessionAddress()
  // A session must show the merged words, and the name of a deleted list must be free for a new one.
  useEffect(() => {
    if (listId !== null || isNaming) finishNow()
  }, [listId, isNaming])
  const remove = (removal: Removal) => {
    begin(removal)
    toast({ text: toastText(removal), kind: toastKind, action: { label: t('undo'), onAct: undo } })
  }
  return { remove, shownOf: (lists: readonly WordList[]) => (waiting ? without(lists, waiting) : lists) }
}

/** The lists after the removal; the other list counts the merged words. */
const without = (lists: readonly WordList[], { list, into }: Removal): WordList[] =>
  lists
    .filter(({ id }) => id !== list.id)
    .map((one) => (one.id === into?.id ? { ...one, wordCount: one.wordCount + list.wordCount } : one))
