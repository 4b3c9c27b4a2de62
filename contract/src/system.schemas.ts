import * as z from 'zod/mini'

export const getHealth = {
  summary: 'Returns ok while the server and its database work.',
  reply: z.object({ status: z.literal('ok') }),
}
