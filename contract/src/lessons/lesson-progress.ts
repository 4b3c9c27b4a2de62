import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { latestSeconds } from '../reviews.ts'
import { itemIdSchema, lessonDirections, lessonIdSchema, pairFields } from './lessons.ts'

export const recordLessonProgress = endpoint({
  method: 'POST',
  path: '/exercise-progress',
  summary: 'A lesson was begun, heard through or completed.',
  access: 'learner',
  body: z.strictObject({
    /** In which it was done: what arrives late may find the account at another language. */
    ...pairFields,
    exercise_id: lessonIdSchema,
    status: z.enum(['started', 'listened', 'completed']),
    /** Of `started`: the item that comes next. */
    position: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    /** How long ago it happened, where it waited for a connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Words that joined the learner’s vocabulary now. */
    savedWords: z.array(z.object({ word: z.string(), translation: z.string() })),
    /** The list that holds them; empty where none joined. */
    listName: z.string(),
    /** Whether all lessons of the account’s level are done: then `levelUp` is allowed. */
    isLevelDone: z.boolean(),
  }),
})

export const recordLessonAttempt = endpoint({
  method: 'POST',
  path: '/exercise-attempts',
  summary: 'How an item was answered; sent again it counts once.',
  access: 'learner',
  body: z.strictObject({
    ...pairFields,
    /** Made by the client; without it each call counts. */
    id: z.optional(z.uuid()),
    item_id: itemIdSchema,
    is_correct: z.boolean(),
    direction: z.optional(z.enum(lessonDirections)),
    /** How long ago it was given, where it waited for a connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
})

export const readLevel = endpoint({
  method: 'GET',
  path: '/level',
  summary: 'The level of the learner.',
  access: 'learner',
  reply: z.object({ level: z.enum(levels) }),
})

export const levelUp = endpoint({
  method: 'POST',
  path: '/subir-nivel',
  summary: 'Moves up by one level, once all lessons of this one are done.',
  access: 'learner',
  reply: z.object({ ok: z.literal(true), new_level: z.enum(levels) }),
})
