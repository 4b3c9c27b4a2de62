import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.schemas.ts'
import { text } from '../text.ts'
import { alignmentJobSchema } from './alignment.schemas.ts'
import { transcriptionJobSchema } from './transcription.schemas.ts'

const titleSchema = text({ min: 1, max: 200 })
const categorySchema = text({ min: 1, max: 40 })

/** Optional fields of a new item. The default of `language` is the language that the learner studies. */
const describedFields = {
  kind: z.optional(z.enum(['video', 'song'])),
  level: z.optional(z.enum(levels)),
  category: z.optional(categorySchema),
  language: z.optional(z.enum(targetLanguageCodes)),
}

export const ownMediaSchema = z.object({
  id: z.string(),
  kind: z.enum(['video', 'song']),
  title: z.string(),
  /** Empty without a picture. The picture of a video file is extracted after the file was added. */
  thumbnail: z.string(),
  category: z.string(),
  level: z.enum(levels),
  language: z.enum(targetLanguageCodes),
  durationSeconds: z.nullable(z.number()),
  source: z.enum(['youtube', 'file']),
  /** `audio/…` or `video/…` of a file; null for YouTube. */
  mime: z.nullable(z.string()),
  /** Bytes of a file; 0 for YouTube. */
  bytes: z.number(),
  /** Lines of the transcript; 0 without one. */
  lines: z.number(),
  /** The newest requested transcription; null without one. */
  transcription: z.nullable(transcriptionJobSchema),
  /** The newest requested alignment; null without one. */
  alignment: z.nullable(alignmentJobSchema),
  /** ISO 8601. */
  addedAt: z.string(),
})

const videoBody = z.strictObject({
  /** When left out: the title on YouTube, or the id if there is none. */
  title: z.optional(text({ max: 200 })),
  /** YouTube's video id, or a link in one of the three forms. */
  url: text({ min: 1, max: 2000 }),
  /** Not used, because the server provides the picture of the video (docs/decisions/014). */
  thumbnail: z.optional(text({ max: 500 })),
  /** Any timed or plain text, in the formats of an uploaded transcript. */
  transcription: z.optional(text({ max: 500_000 })),
  /** The link as the learner pasted it. */
  enlace: z.optional(text({ max: 2000 })),
  ...describedFields,
})
/** Both fields are the id of the item. For a video that was added before they are the existing id. */
const addedReply = z.object({ video_id: z.string(), id: z.string() })

export const addVideo = {
  summary: "Adds a YouTube video to the learner's own media (Pro).",
  body: videoBody,
  reply: addedReply,
}

export const addVideoPlainly = {
  summary: "Adds a YouTube video to the learner's own media (Pro). Same as `POST /tu-servidor/api/videos`.",
  body: videoBody,
  reply: addedReply,
}

export const describeVideoLink = {
  summary: 'Returns the id, title and picture of the YouTube video of a link, before it is added (Pro).',
  query: z.strictObject({ url: text({ min: 1, max: 2000 }) }),
  /** `title` is null when YouTube is unavailable or returns none. */
  reply: z.object({ videoId: z.string(), title: z.nullable(z.string()), thumbnail: z.string() }),
}

export const addUploadedMedia = {
  summary: 'Creates an own item from a completely uploaded file (Pro).',
  body: z.strictObject({
    uploadId: z.uuid(),
    title: titleSchema,
    /** Measured by the browser. Used when the file does not contain its duration. */
    durationSeconds: z.optional(z.number().check(z.positive(), z.maximum(86_400))),
    ...describedFields,
  }),
  reply: addedReply,
}

export const listOwnMedia = {
  summary:
    "Lists the learner's own videos, songs and sounds, the newest first, with the limits for further ones.",
  reply: z.object({
    items: z.array(ownMediaSchema),
    /** Whether the plan allows adding. Earlier items can still be watched, edited and removed. */
    mayAdd: z.boolean(),
    usage: z.object({
      /** Bytes of all files, including uploads in progress. */
      bytes: z.number(),
      bytesMaximum: z.number(),
      fileBytesMaximum: z.number(),
    }),
    /** Whether this server may fetch captions from YouTube. */
    hasCaptions: z.boolean(),
    transcription: z.object({
      /** False when the server has no transcriber. Texts can then still be pasted or uploaded. */
      isAvailable: z.boolean(),
      minutesLeftToday: z.number(),
      /** Languages of transcription. */
      languages: z.array(z.enum(languageCodes)),
    }),
  }),
}

const ownParams = z.strictObject({ id: mediaIdSchema })

export const readOwnMedia = {
  summary: 'Returns one own item.',
  params: ownParams,
  reply: ownMediaSchema,
}

export const updateOwnMedia = {
  summary: 'Changes the title, level, category and language of an own item.',
  params: ownParams,
  body: z.strictObject({
    title: titleSchema,
    level: z.enum(levels),
    category: categorySchema,
    language: z.enum(targetLanguageCodes),
  }),
  reply: ownMediaSchema,
}

export const removeOwnMedia = {
  summary: 'Removes an own item. It can be restored for seven days.',
  params: ownParams,
  /** ISO 8601. */
  reply: z.object({ restorableUntil: z.string() }),
}

export const restoreOwnMedia = {
  summary: 'Restores a removed own item.',
  params: ownParams,
  reply: ownMediaSchema,
}
