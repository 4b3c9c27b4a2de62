import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { text } from './text.ts'

/** Maximum cards of a part in one reply. */
export const listingMaximum = 200

export const mediaIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/))

/** The sources of picture and sound; each has a player. */
const sourceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('youtube'), videoId: z.string() }),
  z.object({ type: z.literal('file'), files: z.array(z.object({ src: z.string(), mime: z.string() })) }),
])

const cardFields = {
  id: z.string(),
  title: z.string(),
  /** The title in the learner's native language, where the catalogue has it. */
  titleTranslation: z.nullable(z.string()),
  /** The address of the picture, signed where necessary; empty without one, and then the page draws one. */
  thumbnail: z.string(),
  category: z.string(),
  place: z.nullable(z.string()),
  level: z.enum(levels),
  /** The level that is estimated from words and sentences, in addition to the author's `level`; absent for a short text. */
  estimatedLevel: z.optional(z.enum(levels)),
  language: z.enum(targetLanguageCodes),
  durationSeconds: z.nullable(z.number()),
  isPremium: z.boolean(),
  /** True when the caller's plan does not open it. */
  isLocked: z.boolean(),
}

export const mediaCardSchema = z.object({
  ...cardFields,
  kind: z.enum(['video', 'song']),
  /** Seconds where the learner stopped; null when never opened. */
  progress: z.nullable(z.number()),
  /** The share of its running words that the learner knows, 0 to 1; absent for a guest and without words. */
  knownShare: z.optional(z.number()),
  /** Likewise the share of words that the learner is learning. */
  learningShare: z.optional(z.number()),
})

export const mediaItemSchema = z.object({
  ...cardFields,
  kind: z.enum(['video', 'song']),
  /** YouTube's video id, or the path of the first file. */
  url: z.string(),
  /** The original link. */
  enlace: z.nullable(z.string()),
  source: sourceSchema,
  transcription: z.string(),
  credits: z.array(z.string()),
  /** True for own media, whose transcript can be changed. */
  isOwn: z.optional(z.boolean()),
})

const filterFields = {
  search: z.optional(text({ max: 100 })),
  level: z.optional(z.enum(levels)),
  category: z.optional(text({ max: 40, trim: false })),
  /** For guests, who have no languages in an account. */
  language: z.optional(z.enum(targetLanguageCodes)),
  nativeLanguage: z.optional(z.enum(languageCodes)),
  /** Cards of one part; the maximum when left out. */
  limit: z.optional(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(listingMaximum))),
}
const listingQuery = z.strictObject(filterFields)

/** The cursor of the next page, which stays valid when items are added before it; null at the end. */
const markSchema = z.string().check(z.regex(/^\d{1,14}\.[A-Za-z0-9_-]{1,80}$/))
const nextSchema = z.nullable(z.string())

export const listingReply = z.object({
  new: z.array(mediaCardSchema),
  studied: z.array(mediaCardSchema),
  myLists: z.array(mediaCardSchema),
  /** For `listMore`. */
  next: z.optional(z.object({ new: nextSchema, studied: nextSchema, myLists: nextSchema })),
})

export const listingPageReply = z.object({ cards: z.array(mediaCardSchema), next: nextSchema })
export const listingParts = ['new', 'studied', 'myLists'] as const

const nativeQuery = z.strictObject({ nativeLanguage: z.optional(z.enum(languageCodes)) })

export const listVideos = {
  summary: 'Videos in the language studied: new, already watched, and own.',
  query: listingQuery,
  reply: listingReply,
}

export const listSongs = {
  summary: 'Songs in the language studied: new, already heard, and own.',
  query: listingQuery,
  reply: listingReply,
}

export const listMore = {
  summary: 'A further page of one part of a listing; `after` is what the page before it gave as `next`.',
  params: z.strictObject({ kind: z.enum(['video', 'song']), part: z.enum(listingParts) }),
  query: z.strictObject({ ...filterFields, after: markSchema }),
  reply: listingPageReply,
}

export const getVideo = {
  summary: 'One video.',
  params: z.strictObject({ id: mediaIdSchema }),
  query: nativeQuery,
  reply: mediaItemSchema,
}

export const getSong = {
  summary: 'One song.',
  params: z.strictObject({ id: mediaIdSchema }),
  query: nativeQuery,
  reply: mediaItemSchema,
}

export const listLevels = {
  summary: 'The CEFR levels, lowest first.',
  reply: z.array(z.enum(levels)),
}

const categoriesQuery = z.strictObject({ language: z.optional(z.enum(targetLanguageCodes)) })

export const listVideoCategories = {
  summary: 'Categories of the videos in the language studied.',
  query: categoriesQuery,
  reply: z.array(z.string()),
}

export const listSongCategories = {
  summary: 'Categories of the songs in the language studied.',
  query: categoriesQuery,
  reply: z.array(z.string()),
}
