import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { latestSeconds } from '../reviews/review-limits.ts'
import { itemIdSchema, lessonDirections, lessonIdSchema, pairFields } from './lessons.schemas.ts'

export const recordLessonProgress = {
  summary:
    'Records that a lesson was started, that its listening part was finished, or that it was completed.',
  body: z.strictObject({
    /** The languages of the lesson: the account may have other languages when a late request arrives. */
    ...pairFields,
    exercise_id: lessonIdSchema,
    status: z.enum(['started', 'listened', 'completed']),
    /** For `started`: the next item. */
    position: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    /** Seconds since it happened, when the request was sent later because there was no connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Words that were added to the learner’s vocabulary now. */
    savedWords: z.array(z.object({ word: z.string(), translation: z.string() })),
    /** The name of their list; empty when none was added. */
    listName: z.string(),
    /** Whether all lessons of the account’s level are completed, so that `levelUp` is allowed. */
    isLevelDone: z.boolean(),
  }),
}

export const recordLessonAttempt = {
  summary: 'Records whether an item was answered correctly. A repeated request with the same id counts once.',
  body: z.strictObject({
    ...pairFields,
    /** Made by the client. Without it each request counts. */
    id: z.optional(z.uuid()),
    item_id: itemIdSchema,
    is_correct: z.boolean(),
    direction: z.optional(z.enum(lessonDirections)),
    /** Seconds since the answer, when it was sent later because there was no connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
}

export const readLevel = {
  summary: 'Returns the level of the learner.',
  reply: z.object({ level: z.enum(levels) }),
}

export const levelUp = {
  summary: 'Moves the learner to the next level when all lessons of the present level are completed.',
  reply: z.object({ ok: z.literal(true), new_level: z.enum(levels) }),
}
