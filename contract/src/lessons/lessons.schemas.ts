import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { pictureItemSchema, typingItemSchema, wordBankItemSchema } from './lesson-items.schemas.ts'
import { lessonIdMaximum } from './lesson-limits.ts'

/** The languages of the account when left out. */
export const pairFields = {
  native_language: z.optional(z.enum(languageCodes)),
  target_language: z.optional(z.enum(targetLanguageCodes)),
}
const pathSchema = z.strictObject({
  ...pairFields,
  /** All levels when left out; `reorder` uses the level of the account. */
  level: z.optional(z.enum(levels)),
})

export const lessonTypes = ['word-bank', 'emoji-vocab', 'typing-translation'] as const
export const lessonStatuses = ['completed', 'current', 'locked'] as const

/** The hundreds are the level, and the rest is the position in the level. */
export const lessonIdSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(lessonIdMaximum))
const lessonParams = z.strictObject({ id: lessonIdSchema })
/** `<lesson>-<item>`: 3-book. */
export const itemIdSchema = text({ min: 3, max: 100 })

export const checkAvailability = {
  summary: 'Tells whether there are lessons for this native language and this target language.',
  body: z.strictObject(pairFields),
  reply: z.object({ hasExercises: z.boolean() }),
}

export const lessonSchema = z.object({
  id: z.number(),
  level: z.enum(levels),
  title: z.string(),
  /** What the learner can do after the lesson. */
  goal: z.string(),
  type: z.enum(lessonTypes),
  exercise_type: z.enum(lessonTypes),
  order: z.number(),
  status: z.enum(lessonStatuses),
  itemCount: z.number(),
  /** Where the learner stopped, 0 to `itemCount` - 1; 0 if the lesson is not started or is completed. */
  position: z.number(),
})

export const listLessons = {
  summary: 'Lists the lessons of a path in the order of the learner, each with its status.',
  query: pathSchema,
  reply: z.object({ items: z.array(lessonSchema) }),
}

export const readTheory = {
  summary:
    'Returns the explanation of a lesson as simple HTML. Texts in the target language are in <em lang>.',
  params: lessonParams,
  reply: z.object({
    title: z.string(),
    /** Empty without a picture. */
    image_url: z.string(),
    theory: z.string(),
    /** Whether it explains something new, or only shows words and sentences. */
    isNew: z.boolean(),
  }),
}

export const readLessonMeta = {
  summary: 'Returns the type, title, level and status of a lesson.',
  params: lessonParams,
  reply: z.object({
    exercise_type: z.enum(lessonTypes),
    title: z.string(),
    level: z.enum(levels),
    status: z.enum(lessonStatuses),
    /** The next lesson on the learning path; null at the end of a level. */
    next: z.nullable(z.number()),
  }),
}

/** `es2de` of the specification: from the language of the learner, or into it. */
export const lessonDirections = ['forth', 'back'] as const

export const readLessonContents = {
  summary: 'Returns the items of a lesson, and the item at which the learner stopped.',
  params: lessonParams,
  query: z.strictObject({
    normalize: z.optional(z.literal('typing-translation')),
    direction: z.optional(z.enum(lessonDirections)),
  }),
  reply: z.object({
    items: z.array(z.union([wordBankItemSchema, typingItemSchema, pictureItemSchema])),
    /** Where the learner stopped, 0 to the number of items - 1. */
    last: z.number(),
  }),
}

export const readPictureItems = {
  summary: 'Returns the items of a picture lesson.',
  params: lessonParams,
  reply: z.object({ items: z.array(pictureItemSchema) }),
}

export const readItemPicture = {
  summary: 'Returns the picture of an item.',
  params: z.strictObject({ id: itemIdSchema }),
  query: z.strictObject({
    /** The version in `imageUrl`; with it the picture may be cached without expiry. */
    v: z.optional(text({ max: 100 })),
  }),
  reply: z.unknown(),
}

export const reorderLessons = {
  summary:
    "Saves the learner's order of the lessons of a level. With `publish`, an editor saves the order for all learners.",
  body: z.strictObject({
    ...pairFields,
    level: z.optional(z.enum(levels)),
    ids: z.array(lessonIdSchema).check(z.minLength(1), z.maxLength(100)),
    publish: z.optional(z.boolean()),
  }),
  reply: z.object({ success: z.literal(true) }),
}

export const listKnownWords = {
  summary:
    'Returns those of the given words that exist in a language. Clients use it because a typing mistake that gives another word counts as wrong.',
  query: z.strictObject({
    language: z.enum(targetLanguageCodes),
    /** Separated by commas, ten at most. */
    words: text({ min: 1, max: 400 }),
  }),
  reply: z.object({ known: z.array(z.string()) }),
}
