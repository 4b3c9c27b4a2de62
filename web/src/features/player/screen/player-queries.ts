import { queryOptions } from '@tanstack/react-query'
import { getProgress } from '@verbena/contract/player'
import type { LanguageCode } from '@verbena/language/languages'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { readGuestPosition } from '../position/guest-position.ts'
import { type PlayerKind, playerKinds } from './player-kind.ts'

/**
 * The item and the visitor. The learner is part of every query key, because learners have their own position and
 * language.
 */
export type PlayerQuestion = {
  kind: PlayerKind
  id: string
  /** Null for a guest. */
  learnerId: string | null
  guestNative: { nativeLanguage?: LanguageCode }
}

export function itemQuery(question: PlayerQuestion) {
  const { kind, id, guestNative } = question
  return queryOptions({
    queryKey: queryKeys.player.item(question, guestNative.nativeLanguage),
    queryFn: ({ signal }) => call(playerKinds[kind].item, { params: { id }, query: guestNative }, { signal }),
    // A refetch would return a new object, which would restart the player.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function transcriptQuery(question: PlayerQuestion) {
  const { kind, id, guestNative } = question
  return queryOptions({
    queryKey: queryKeys.player.transcript(question, guestNative.nativeLanguage),
    queryFn: ({ signal }) =>
      call(playerKinds[kind].transcript, { params: { id }, query: guestNative }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The visitor's last position in seconds; null if they never opened the item. */
export function positionQuery(question: PlayerQuestion) {
  const { id, learnerId } = question
  return queryOptions({
    queryKey: queryKeys.player.position(question),
    queryFn: async ({ signal }) => {
      if (learnerId === null) return readGuestPosition(id)
      try {
        return (await call(getProgress, { params: { id } }, { signal })).progress
      } catch (error) {
        // A position that cannot be loaded must not block the video, but an expired session must.
        if (error instanceof ApiError && error.status !== 401) return null
        throw error
      }
    },
  })
}
