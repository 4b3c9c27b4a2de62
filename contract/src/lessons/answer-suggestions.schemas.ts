import { languageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { latestSeconds } from '../reviews/review-limits.ts'
import { text } from '../text.ts'
import { answerMaximum } from './lesson-limits.ts'
import { itemIdSchema, lessonDirections } from './lessons.schemas.ts'

export const suggestAnswer = {
  summary: 'Suggests that editors accept an answer that was marked as wrong.',
  body: z.strictObject({
    item_id: itemIdSchema,
    answer: text({ min: 1, max: answerMaximum }),
    direction: z.optional(z.enum(lessonDirections)),
    /** Seconds since the answer, when it was sent later because there was no connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
}

export const listAnswerSuggestions = {
  summary: 'Lists the answers that learners suggested, those of the most learners first.',
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

export const decideOnSuggestion = {
  summary: 'Accepts a suggested answer, which is right from then on, or dismisses it.',
  body: z.strictObject({
    item_id: itemIdSchema,
    from: z.enum(languageCodes),
    to: z.enum(languageCodes),
    answer: text({ min: 1, max: answerMaximum }),
    isAccepted: z.boolean(),
  }),
  reply: z.object({ success: z.literal(true) }),
}
