import * as z from 'zod/mini'

export const errorReplySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
})
