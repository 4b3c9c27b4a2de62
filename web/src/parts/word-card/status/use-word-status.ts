import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setWordStatus, type WordStatus } from '@verbena/contract/vocabulary/word-status'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { useIsMounted } from '../saving/use-is-mounted.ts'
import { type LemmaRef, showStatus } from './word-statuses.ts'

/**
 * Sets the status of a word. Shows it at once, and reverts to the last status on the server if the request fails. If
 * the card was closed meanwhile, the error is shown as a toast.
 */
export function useWordStatus(place: LemmaRef, status: WordStatus) {
  const { t } = useTranslation('lookup')
  const queries = useQueryClient()
  const toast = useToast()
  const isCardOpen = useIsMounted()
  const savedStatus = useRef(status)
  const wanted = useRef(status)
  /**
   * Shown until the cache is updated, which notifies a moment later: screen readers would announce a choice that jumps
   * back.
   */
  const [chosen, setChosen] = useState<WordStatus | null>(null)
  const { lemma, language } = place

  const save = useMutation({
    // Requests of one word run in sequence, so that the last choice is stored last.
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
