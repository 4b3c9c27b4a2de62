import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Answers ok while the server and its database work.',
  access: 'anyone',
  bearer: 'ignored',
  reply: z.object({ status: z.literal('ok') }),
})
