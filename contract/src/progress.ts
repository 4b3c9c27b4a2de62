import type * as z from 'zod/mini'
import type { Endpoint, ReplyOf } from './endpoint.ts'
import type * as schemas from './progress.schemas.ts'

/* A learner's activity. Days are those of the learner's time zone, as `2026-03-29`. A week begins on Monday. */

export type RecentItem = z.infer<typeof schemas.recentItemSchema>
export type ListeningProgress = ReplyOf<typeof readListeningProgress>
export type ActiveDay = z.infer<typeof schemas.activeDaySchema>
export type Progress = ReplyOf<typeof readProgress>

export const readListeningProgress: Endpoint<typeof schemas.readListeningProgress, 'learner'> = {
  method: 'GET',
  path: '/api/listening',
  access: 'learner',
}

export const readProgress: Endpoint<typeof schemas.readProgress, 'learner'> = {
  method: 'GET',
  path: '/api/progress',
  access: 'learner',
}
