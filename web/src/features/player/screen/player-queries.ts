import { queryOptions } from '@tanstack/react-query'
import { getProgress } from '@verbena/contract/player'
import type { LanguageCode } from '@verbena/language/languages'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { readGuestPosition } from '../position/guest-position.ts'
import { type PlayerKind, playerKinds } from './player-kind.ts'

/** For whom, and what. The learner is part of every key: another one stopped elsewhere, and reads another language. */
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
    // A new object would open the player anew, in the middle of a sentence.
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

/** Where this visitor stopped, in seconds; null when never opened. */
export function positionQuery(question: PlayerQuestion) {
  const { id, learnerId } = question
  return queryOptions({
    queryKey: queryKeys.player.position(question),
    queryFn: async ({ signal }) => {
      if (learnerId === null) return readGuestPosition(id)
      try {
        return (await call(getProgress, { params: { id } }, { signal })).progress
      } catch (error) {
        // A failed bookmark must not block the video; an ended session must.
        if (error instanceof ApiError && error.status !== 401) return null
        throw error
      }
    },
  })
}
