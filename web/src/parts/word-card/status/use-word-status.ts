import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setWordStatus, type WordStatus } from '@verbena/contract/vocabulary/word-status'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { useIsMounted } from '../saving/use-is-mounted.ts'
import { type LemmaRef, showStatus } from './word-statuses.ts'

/**
 * Says how well a word is known. It shows at once, and goes back to what the server last kept when that fails; a card
 * that was closed cannot say so any more, and a note does.
 */
export function useWordStatus(place: LemmaRef, status: WordStatus) {
  const { t } = useTranslation('lookup')
  const queries = useQueryClient()
  const toast = useToast()
  const isCardOpen = useIsMounted()
  const savedStatus = useRef(status)
  const wanted = useRef(status)
  /** Shown until it is in the cache, which tells of it a moment later: a choice that jumps back for one is read out. */
  const [chosen, setChosen] = useState<WordStatus | null>(null)
  const { lemma, language } = place

  const save = useMutation({
    // One after the other, so that what was chosen last is what stays.
    scope: { id: `status ${language} ${lemma}` },
    mutationFn: (next: WordStatus) => call(setWordStatus, { body: { lemma, language, status: next } }),
    onMutate: (next) => showStatus(queries, place, next),
    onSuccess: (reply) => {
      savedStatus.current = reply.status
      if (wanted.current === reply.status) settle(reply.status)
    },
    onError: (_, failed) => {
      if (wanted.current !== failed) return
      settle(savedStatus.current)
      if (!isCardOpen.current) toast({ text: t('statusLost', { word: lemma }) })
    },
  })
  function settle(last: WordStatus) {
    wanted.current = last
    showStatus(queries, place, last)
    setChosen(null)
  }
  const choose = (next: WordStatus) => {
    if (!save.isPending) savedStatus.current = status
    wanted.current = next
    setChosen(next)
    save.mutate(next)
  }
  return { shown: chosen ?? status, choose, error: save.error }
}
