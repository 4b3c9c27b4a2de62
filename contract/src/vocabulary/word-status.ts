import { targetLanguageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'

/** How well a learner knows a base form; `new` without a stored status. */
export const wordStatuses = ['new', 'learning', 'known', 'ignored'] as const

export type WordStatus = (typeof wordStatuses)[number]

export const setWordStatus = endpoint({
  method: 'PUT',
  path: '/api/word-status',
  summary: 'Says how well the learner knows a word, by its base form. Said again it changes nothing.',
  access: 'learner',
  body: z.strictObject({
    lemma: text({ min: 1, max: 200 }),
    language: z.enum(targetLanguageCodes),
    status: z.enum(wordStatuses),
  }),
  reply: z.object({ success: z.literal(true), status: z.enum(wordStatuses) }),
})

export const listWordStatuses = endpoint({
  method: 'GET',
  path: '/api/word-status',
  summary: 'Every word of a language that the learner said something of, by base form in small letters.',
  access: 'learner',
  query: z.strictObject({ language: z.enum(targetLanguageCodes) }),
  reply: z.array(z.object({ lemma: z.string(), status: z.enum(wordStatuses) })),
})
