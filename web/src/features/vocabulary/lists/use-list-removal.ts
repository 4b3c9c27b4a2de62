import { useQueryClient } from '@tanstack/react-query'
import { deleteList, mergeLists, type WordList } from '@verbena/contract/vocabulary'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/query-keys.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useLater } from '../use-later.ts'
import { useOverlay } from '../use-overlay.ts'
import { personalListsQuery } from '../vocabulary-queries.ts'

/** A list that goes: by itself with its words, or into another. */
type Removal = { list: WordList; into?: WordList }

/** Its toasts follow each other in one place. */
const kind = 'list-removal'

/**
 * Deletes lists and merges them when the time for second thoughts is over; until then they are only shown so.
 * @param isNaming a list is given a name, which may be that of the one that goes
 */
export function useListRemoval(isNaming: boolean) {
  const { t } = useTranslation('lists')
  const client = useQueryClient()
  const toast = useToast()
  const said = ({ list: { name }, into }: Removal) =>
    into ? t('merge.done', { name, into: into.name }) : t('deleted', { name })

  const commit = async (removal: Removal) => {
    const { list, into } = removal
    client.setQueryData(personalListsQuery.queryKey, (lists) => lists && without(lists, removal))
    const params = { id: list.id }
    try {
      if (into) await call(mergeLists, { params, body: { into: into.id } }, { keepalive: true })
      else await call(deleteList, { params }, { keepalive: true })
    } catch (error) {
      // Gone already, perhaps from another tab: what the learner wanted.
      const isGone = !into && error instanceof ApiError && error.code === 'NOT_FOUND'
      if (!isGone) toast({ text: t(into ? 'merge.failed' : 'deleteFailed', { name: list.name }), kind })
    }
    void client.invalidateQueries({ queryKey: queryKeys.vocabulary })
  }
  const { waiting, begin, undo, finish } = useLater((removal: Removal, isLeaving) => {
    // What can no longer be undone says so no more.
    if (isLeaving) toast({ text: said(removal), kind })
    void commit(removal)
  })
  const finishNow = useEffectEvent(() => {
    if (!waiting) return
    toast({ text: said(waiting), kind })
    finish()
  })
  const { listId } = useOverlay()
  // A list that is learned or practised holds what was merged into it, and a name that was given up is free.
  useEffect(() => {
    if (listId !== null || isNaming) finishNow()
  }, [listId, isNaming])
  const remove = (removal: Removal) => {
    begin(removal)
    toast({ text: said(removal), kind, action: { label: t('undo'), onAct: undo } })
  }
  return { remove, shownOf: (lists: readonly WordList[]) => (waiting ? without(lists, waiting) : lists) }
}

/** The lists as they are to be: of a merged one the words stand in the other. */
const without = (lists: readonly WordList[], { list, into }: Removal): WordList[] =>
  lists
    .filter(({ id }) => id !== list.id)
    .map((one) => (one.id === into?.id ? { ...one, wordCount: one.wordCount + list.wordCount } : one))
