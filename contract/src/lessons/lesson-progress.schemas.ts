import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { latestSeconds } from '../review-limits.ts'
import { itemIdSchema, lessonDirections, lessonIdSchema, pairFields } from './lessons.schemas.ts'

export const recordLessonProgress = {
  summary: 'A lesson was begun, heard through or completed.',
  body: z.strictObject({
    /** The languages of the lesson: the account may have other languages when a late request arrives. */
    ...pairFields,
    exercise_id: lessonIdSchema,
    status: z.enum(['started', 'listened', 'completed']),
    /** For `started`: the next item. */
    position: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    /** Seconds since it happened, where the request waited for a connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Words that were added to the learner’s vocabulary now. */
    savedWords: z.array(z.object({ word: z.string(), translation: z.string() })),
    /** The name of their list; empty where none was added. */
    listName: z.string(),
    /** Whether all lessons of the account’s level are done: then `levelUp` is allowed. */
    isLevelDone: z.boolean(),
  }),
}

export const recordLessonAttempt = {
  summary: 'How an item was answered; sent again it counts once.',
  body: z.strictObject({
    ...pairFields,
    /** Made by the client; without it each call counts. */
    id: z.optional(z.uuid()),
    item_id: itemIdSchema,
    is_correct: z.boolean(),
    direction: z.optional(z.enum(lessonDirections)),
    /** Seconds since the answer, where it waited for a connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
}

export const readLevel = {
  summary: 'The level of the learner.',
  reply: z.object({ level: z.enum(levels) }),
}

export const levelUp = {
  summary: 'Moves up by one level, once all lessons of this one are done.',
  reply: z.object({ ok: z.literal(true), new_level: z.enum(levels) }),
}
