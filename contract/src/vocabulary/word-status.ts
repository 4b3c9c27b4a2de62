import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './word-status.schemas.ts'
import type { wordStatuses } from './word-statuses.ts'

export type WordStatus = (typeof wordStatuses)[number]

export const setWordStatus: Endpoint<typeof schemas.setWordStatus, 'learner'> = {
  method: 'PUT',
  path: '/api/word-status',
  access: 'learner',
}

/** Statuses in one reply. */
export const wordStatusesPerPage = 500

export const listWordStatuses: Endpoint<typeof schemas.listWordStatuses, 'learner'> = {
  method: 'GET',
  path: '/api/word-status',
  access: 'learner',
}
