import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveWordNote, type WordPage } from '@verbena/contract/vocabulary/word-page'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { wordQuery } from './word-page-queries.ts'

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'EDIT_CONFLICT'

/**
 * The note of a word while it is edited. It is saved when the field or the page is left. If another tab has saved a
 * different note, the learner chooses one of the two.
 */
export function useWordNote({ id, word, note }: WordPage) {
  const { t } = useTranslation('wordPage')
  const client = useQueryClient()
  const toast = useToast()
  const [text, setText] = useState(note)
  const [theirs, setTheirs] = useState<string | null>(null)
  /** The note as the server last returned it. */
  const saved = useRef(note)

  const send = (mine: string) =>
    call(saveWordNote, { params: { id }, body: { note: mine, was: saved.current } }, { keepalive: true })
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    // Saves run one after the other, because each sends the note that the one before it saved.
    scope: { id: `note ${id}` },
    mutationFn: send,
    onSuccess: ({ note: savedNote }) => {
      saved.current = savedNote
      client.setQueryData(wordQuery(id).queryKey, (page) => page && { ...page, note: savedNote })
    },
    onError: async (failure) => {
      if (!isConflict(failure)) return
      const page = await client.fetchQuery(wordQuery(id))
      saved.current = page?.note ?? ''
      setTheirs(saved.current)
    },
  })
  const save = () => {
    if (theirs === null && text.trim() !== saved.current) mutate(text.trim())
  }
  const leave = useEffectEvent(() => {
    if (theirs !== null || text.trim() === saved.current || isPending) return
    send(text.trim()).catch(() => toast({ text: t('note.lost', { word }) }))
  })
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    text,
    write: (next: string) => {
      setText(next)
      if (!isPending) reset()
    },
    save,
    isSaving: isPending,
    isSaved: isSuccess && text.trim() === saved.current,
    error: isConflict(error) ? null : error,
    theirs,
    keepMine: () => {
      setTheirs(null)
      mutate(text.trim())
    },
    takeTheirs: () => {
      setText(theirs ?? '')
      setTheirs(null)
      reset()
    },
  }
}
