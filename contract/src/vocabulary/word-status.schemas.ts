import { targetLanguageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { wordStatuses } from './word-statuses.ts'

export const setWordStatus = {
  summary: 'Says how well the learner knows a word, by its base form. Said again it changes nothing.',
  body: z.strictObject({
    lemma: text({ min: 1, max: 200 }),
    language: z.enum(targetLanguageCodes),
    status: z.enum(wordStatuses),
  }),
  reply: z.object({ success: z.literal(true), status: z.enum(wordStatuses) }),
}

export const listWordStatuses = {
  summary:
    'The words of a language that the learner said something of, by base form in small letters, in pages.',
  query: z.strictObject({
    language: z.enum(targetLanguageCodes),
    /** The last base form of the previous page. A page with fewer statuses than `wordStatusesPerPage` is the last. */
    after: z.optional(text({ max: 200 })),
  }),
  reply: z.array(z.object({ lemma: z.string(), status: z.enum(wordStatuses) })),
}
