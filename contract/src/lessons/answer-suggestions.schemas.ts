import { languageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { latestSeconds } from '../review-limits.ts'
import { text } from '../text.ts'
import { answerMaximum } from './lesson-limits.ts'
import { itemIdSchema, lessonDirections } from './lessons.schemas.ts'

export const suggestAnswer = {
  summary: 'An answer that was called wrong and should count, for editors to look at.',
  body: z.strictObject({
    item_id: itemIdSchema,
    answer: text({ min: 1, max: answerMaximum }),
    direction: z.optional(z.enum(lessonDirections)),
    /** Seconds since the answer, where it waited for a connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
}

export const listAnswerSuggestions = {
  summary: 'Answers that learners want to count, those of most learners first.',
  reply: z.object({
    suggestions: z.array(
      z.object({
        item_id: z.string(),
        from: z.enum(languageCodes),
        to: z.enum(languageCodes),
        prompt: z.string(),
        expected: z.string(),
        answer: z.string(),
        learners: z.number(),
      }),
    ),
  }),
}
