import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { playerKinds } from './player-kind.ts'
import type { PlayerQuestion } from './player-queries.ts'

/** Redirects to the listing and explains why (specification 2, section 8). */
export function RedirectToListing({ question }: { question: PlayerQuestion }) {
  useNotFoundNotice(question)
  return <Navigate to={playerKinds[question.kind].listing} replace />
}

function useNotFoundNotice(question: PlayerQuestion) {
  const { t } = useTranslation('player')
  const queries = useQueryClient()
  const toast = useToast()
  useEffect(() => {
    // Removes the failure from the cache, so that the learner can open the page again.
    queries.removeQueries({ queryKey: queryKeys.player.ofItem(question) })
    toast({ text: t(playerKinds[question.kind].notFound) })
  }, [queries, question, t, toast])
}
