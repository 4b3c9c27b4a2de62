import { queryOptions } from '@tanstack/react-query'
import { generateQuiz } from '@verbena/contract/media-tests'
import { call } from '../../../../api/call.ts'
import type { Audience } from '../../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../../parts/queries/query-keys.ts'
import type { PlayerQuestion } from '../../screen/player-queries.ts'

/** The language and level of a guest, which the server cannot take from an account. */
export const askedBy = ({ learnerId, guestNative }: PlayerQuestion, { level }: Audience) =>
  learnerId === null ? { ...guestNative, level } : {}

export function quizQuery(question: PlayerQuestion, audience: Audience, seed: string) {
  const { id } = question
  return queryOptions({
    queryKey: queryKeys.player.quiz(question, seed),
    queryFn: ({ signal }) =>
      call(generateQuiz, { params: { id }, query: { seed, ...askedBy(question, audience) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
