import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './recommended-lists.schemas.ts'

export type RecommendedList = z.infer<typeof schemas.recommendedListSchema>

export const listRecommendedLists: Endpoint<typeof schemas.listRecommendedLists, 'learner'> = {
  method: 'GET',
  path: '/vocabulary/words/recomended',
  access: 'learner',
}

export const adoptList: Endpoint<typeof schemas.adoptList, 'learner'> = {
  method: 'POST',
  path: '/vocabulary/recommended/:id/adopt',
  access: 'learner',
}
