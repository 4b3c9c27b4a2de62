import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const checkAvailability = endpoint({
  method: 'POST',
  path: '/exercises/availability',
  summary: 'Whether there are lessons from this native language to this target language.',
  access: 'learner',
  body: z.strictObject({
    /** Without them: the languages of the account. */
    native_language: z.optional(z.enum(languageCodes)),
    target_language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: z.object({ hasExercises: z.boolean() }),
})
