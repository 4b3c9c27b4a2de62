import { useQueryClient } from '@tanstack/react-query'
import { removeWriting, restoreWriting } from '@verbena/contract/writing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { useToast } from '../../../ui/toast.tsx'
import { draftOf, forgetDraft, keepDraft } from '../text/drafts.ts'
import { listsKey } from '../writing-queries.ts'
import type { ShownWriting } from './shown-writings.ts'

type Told = {
  readDrafts: () => void
  /** A text is back; the note that offered it goes, and with it the focus that was on its button. */
  onBack: () => void
}

/** Removes texts, each with a way back; one that only this browser has is given back as it was. */
export function useRemoval(username: string, { readDrafts, onBack }: Told) {
  const { t } = useTranslation('writing')
  const client = useQueryClient()
  const toast = useToast()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const show = (id: string) => setRemoved((before) => new Set([...before].filter((other) => other !== id)))
  const reload = () => client.invalidateQueries({ queryKey: listsKey(username) })

  const remove = async ({ id, title, kept }: ShownWriting) => {
    const draft = draftOf(username, id)
    setRemoved((before) => new Set([...before, id]))
    try {
      if (kept !== 'here') await removeThere(id)
    } catch (error) {
      show(id)
      return toast({ text: `${t('own.deleteFailed', { title })} ${errorMessage(error, t)}` })
    }
    forgetDraft(username, id)
    readDrafts()
    const takeBack = async () => {
      try {
        if (kept !== 'here') await call(restoreWriting, { params: { id } })
        if (draft) keepDraft(username, id, draft)
        await reload()
        readDrafts()
        show(id)
        onBack()
      } catch (error) {
        toast({ text: `${t('own.restoreFailed', { title })} ${errorMessage(error, t)}` })
      }
    }
    toast({
      text: t('own.deleted', { title }),
      action: { label: t('own.undo'), onAct: () => void takeBack() },
    })
    await reload()
  }
  return { remove, isRemoved: (id: string) => removed.has(id) }
}

/** One that is gone already is what the learner wanted. */
async function removeThere(id: string) {
  try {
    await call(removeWriting, { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error
  }
}
