import { languageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { latestSeconds } from '../reviews.ts'
import { text } from '../text.ts'
import { itemIdSchema, lessonDirections } from './lessons.ts'

/** No correct answer of a lesson is longer. */
export const answerMaximum = 300

export const suggestAnswer = endpoint({
  method: 'POST',
  path: '/api/answer-suggestions',
  summary: 'An answer that was called wrong and should count, for editors to look at.',
  access: 'learner',
  body: z.strictObject({
    item_id: itemIdSchema,
    answer: text({ min: 1, max: answerMaximum }),
    direction: z.optional(z.enum(lessonDirections)),
    /** Seconds since the answer, where it waited for a connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
})

export const listAnswerSuggestions = endpoint({
  method: 'GET',
  path: '/api/answer-suggestions',
  summary: 'Answers that learners want to count, those of most learners first.',
  access: 'editor',
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
})
