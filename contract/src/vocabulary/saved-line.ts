import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './saved-line.schemas.ts'

export type SavedLine = z.infer<typeof schemas.savedLineSchema>

export const readWordLine: Endpoint<typeof schemas.readWordLine, 'learner'> = {
  method: 'GET',
  path: '/api/words/:id/line',
  access: 'learner',
}
