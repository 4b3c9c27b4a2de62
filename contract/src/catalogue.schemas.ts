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
  /** The title in the learner's native language, if the catalogue has it. */
  titleTranslation: z.nullable(z.string()),
  /** The address of the picture, signed if necessary; empty when the page draws a picture itself. */
  thumbnail: z.string(),
  category: z.string(),
  place: z.nullable(z.string()),
  level: z.enum(levels),
  /** The level estimated from words and sentences, in addition to the author's `level`; absent for a short text. */
  estimatedLevel: z.optional(z.enum(levels)),
  language: z.enum(targetLanguageCodes),
  durationSeconds: z.nullable(z.number()),
  isPremium: z.boolean(),
  /** True when the caller's plan does not include it. */
  isLocked: z.boolean(),
}

export const mediaCardSchema = z.object({
  ...cardFields,
  kind: z.enum(['video', 'song']),
  /** Seconds where the learner stopped; null when never opened. */
  progress: z.nullable(z.number()),
  /** The share of its running words that the learner knows, 0 to 1; absent for a guest and without words. */
  knownShare: z.optional(z.number()),
  /** The share of its running words that the learner is learning; absent likewise. */
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
  /** Maximum cards of one part in the reply; `listingMaximum` when left out. */
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
  summary: 'Lists videos in the language that is studied: new, watched and own ones.',
  query: listingQuery,
  reply: listingReply,
}

export const listSongs = {
  summary: 'Lists songs in the language that is studied: new, played and own ones.',
  query: listingQuery,
  reply: listingReply,
}

export const listMore = {
  summary: 'Returns the next page of one part of a listing. `after` is the `next` of the page before.',
  params: z.strictObject({ kind: z.enum(['video', 'song']), part: z.enum(listingParts) }),
  query: z.strictObject({ ...filterFields, after: markSchema }),
  reply: listingPageReply,
}

export const getVideo = {
  summary: 'Returns one video.',
  params: z.strictObject({ id: mediaIdSchema }),
  query: nativeQuery,
  reply: mediaItemSchema,
}

export const getSong = {
  summary: 'Returns one song.',
  params: z.strictObject({ id: mediaIdSchema }),
  query: nativeQuery,
  reply: mediaItemSchema,
}

export const listLevels = {
  summary: 'Lists the CEFR levels, the lowest first.',
  reply: z.array(z.enum(levels)),
}

const categoriesQuery = z.strictObject({ language: z.optional(z.enum(targetLanguageCodes)) })

export const listVideoCategories = {
  summary: 'Lists the categories of the videos in the language that is studied.',
  query: categoriesQuery,
  reply: z.array(z.string()),
}

export const listSongCategories = {
  summary: 'Lists the categories of the songs in the language that is studied.',
  query: categoriesQuery,
  reply: z.array(z.string()),
}
