import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveWordNote, type WordPage } from '@verbena/contract/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useToast } from '../../ui/toast.tsx'
import { wordQuery } from './word-queries.ts'

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'EDIT_CONFLICT'

/**
 * The note of a word while it is written. It is kept on leaving the field and on leaving the page. Where another tab
 * wrote one meanwhile neither is lost: the learner chooses.
 */
export function useNote({ id, word, note }: WordPage) {
  const { t } = useTranslation('word')
  const client = useQueryClient()
  const toast = useToast()
  const [text, setText] = useState(note)
  const [theirs, setTheirs] = useState<string | null>(null)
  /** What the server last told of. */
  const kept = useRef(note)

  const send = (mine: string) =>
    call(saveWordNote, { params: { id }, body: { note: mine, was: kept.current } }, { keepalive: true })
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    // One after the other: each says what the one before it wrote.
    scope: { id: `note ${id}` },
    mutationFn: send,
    onSuccess: ({ note: saved }) => {
      kept.current = saved
      client.setQueryData(wordQuery(id).queryKey, (page) => page && { ...page, note: saved })
    },
    onError: async (failure) => {
      if (!isConflict(failure)) return
      const page = await client.fetchQuery(wordQuery(id))
      kept.current = page?.note ?? ''
      setTheirs(kept.current)
    },
  })
  const save = () => {
    if (theirs === null && text.trim() !== kept.current) mutate(text.trim())
  }
  const leave = useEffectEvent(() => {
    if (theirs !== null || text.trim() === kept.current || isPending) return
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
    isSaved: isSuccess && text.trim() === kept.current,
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
