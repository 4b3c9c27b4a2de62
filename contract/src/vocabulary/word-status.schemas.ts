import { targetLanguageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { wordStatuses } from './word-statuses.ts'

export const setWordStatus = {
  summary: 'Sets the status of a word by its base form. Setting it again changes nothing.',
  body: z.strictObject({
    lemma: text({ min: 1, max: 200 }),
    language: z.enum(targetLanguageCodes),
    status: z.enum(wordStatuses),
  }),
  reply: z.object({ success: z.literal(true), status: z.enum(wordStatuses) }),
}

export const listWordStatuses = {
  summary: 'Lists the base forms of a language that have a status, in lower case and in pages.',
  query: z.strictObject({
    language: z.enum(targetLanguageCodes),
    /** The last base form of the previous page. A page with fewer statuses than `wordStatusesPerPage` is the last. */
    after: z.optional(text({ max: 200 })),
  }),
  reply: z.array(z.object({ lemma: z.string(), status: z.enum(wordStatuses) })),
}
