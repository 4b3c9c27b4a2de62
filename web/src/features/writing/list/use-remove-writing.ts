import { useQueryClient } from '@tanstack/react-query'
import { removeWriting, restoreWriting } from '@verbena/contract/writing/writing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { writingDrafts } from '../../../parts/storage/writing-drafts.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { deleteDraft, saveDraft } from '../text/writing-drafts.ts'
import type { ListedWriting } from './listed-writings.ts'

type Options = {
  readDrafts: () => void
  /** A text was restored; its toast closes and drops the focus of its button. */
  onRestored: () => void
}

/** Removes texts with an undo. A text that only this browser has is restored from its draft. */
export function useRemoveWriting(learnerId: string, { readDrafts, onRestored }: Options) {
  const { t } = useTranslation('writing')
  const client = useQueryClient()
  const toast = useToast()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const show = (id: string) => setRemoved((before) => new Set([...before].filter((other) => other !== id)))
  const reload = () => client.invalidateQueries({ queryKey: queryKeys.writing.lists(learnerId) })

  const remove = async ({ id, title, status }: ListedWriting) => {
    const draft = writingDrafts.get(learnerId, id)
    setRemoved((before) => new Set([...before, id]))
    try {
      if (status !== 'unsent') await removeFromServer(id)
    } catch (error) {
      show(id)
      return toast({ text: `${t('own.deleteFailed', { title })} ${errorMessage(error, t)}` })
    }
    deleteDraft(learnerId, id)
    readDrafts()
    const restore = async () => {
      try {
        if (status !== 'unsent') await call(restoreWriting, { params: { id } })
        if (draft) saveDraft(learnerId, id, draft)
        await reload()
        readDrafts()
        show(id)
        onRestored()
      } catch (error) {
        toast({ text: `${t('own.restoreFailed', { title })} ${errorMessage(error, t)}` })
      }
    }
    toast({
      text: t('own.deleted', { title }),
      action: { label: t('own.undo'), onAct: () => void restore() },
    })
    await reload()
  }
  return { remove, isRemoved: (id: string) => removed.has(id) }
}

/** A text that was removed already, perhaps in another tab, is no failure. */
async function removeFromServer(id: string) {
  try {
    await call(removeWriting, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error
  }
}
