import { queryOptions } from '@tanstack/react-query'
import { generateFillGaps } from '@verbena/contract/media-tests'
import { call } from '../../../../api/call.ts'
import type { Audience } from '../../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../../parts/queries/query-keys.ts'
import type { PlayerQuestion } from '../../screen/player-queries.ts'
import { askedBy } from '../quiz/quiz-query.ts'

export function gapsQuery(question: PlayerQuestion, audience: Audience, seed: string) {
  const body = { videoId: question.id, seed, ...askedBy(question, audience) }
  return queryOptions({
    queryKey: queryKeys.player.gaps(question, seed),
    queryFn: async ({ signal }) => {
      try {
        return await call(generateFillGaps, { body }, { signal })
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the specification requires this log (2, section 8)
        if (!signal.aborted) console.error('Failed to fetch fill-the-gaps', error)
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
