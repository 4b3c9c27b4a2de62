import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setWordStatus, type WordStatus } from '@verbena/contract/vocabulary'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useToast } from '../../ui/toast.tsx'
import { useIsMounted } from './use-is-mounted.ts'
import { type StatusPlace, showStatus } from './word-statuses.ts'

/**
 * Says how well a word is known. It shows at once, and goes back to what the server last kept when that fails; a card
 * that was closed cannot say so any more, and a note does.
 */
export function useWordStatus(place: StatusPlace, status: WordStatus) {
  const { t } = useTranslation('lookup')
  const queries = useQueryClient()
  const toast = useToast()
  const isCardOpen = useIsMounted()
  const kept = useRef(status)
  const wanted = useRef(status)
  const { lemma, language } = place

  const save = useMutation({
    // One after the other, so that what was chosen last is what stays.
    scope: { id: `status ${language} ${lemma}` },
    mutationFn: (chosen: WordStatus) => call(setWordStatus, { body: { lemma, language, status: chosen } }),
    onMutate: (chosen) => showStatus(queries, place, chosen),
    onSuccess: (reply) => {
      kept.current = reply.status
      if (wanted.current === reply.status) showStatus(queries, place, reply.status)
    },
    onError: (_, chosen) => {
      if (wanted.current !== chosen) return
      wanted.current = kept.current
      showStatus(queries, place, kept.current)
      if (!isCardOpen.current) toast({ text: t('statusLost', { word: lemma }) })
    },
  })
  const choose = (chosen: WordStatus) => {
    if (!save.isPending) kept.current = status
    wanted.current = chosen
    save.mutate(chosen)
  }
  return { choose, error: save.error }
}
