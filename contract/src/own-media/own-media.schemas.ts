import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.schemas.ts'
import { text } from '../text.ts'
import { alignmentJobSchema } from './alignment.schemas.ts'
import { transcriptionJobSchema } from './transcription.schemas.ts'

const titleSchema = text({ min: 1, max: 200 })
const categorySchema = text({ min: 1, max: 40 })

/** Optional fields of a new item. Without a language it is the one that the learner studies. */
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
  /** Empty without a picture. A frame of a film is extracted after it was added. */
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
  /** The title on YouTube when left out, else the id. */
  title: z.optional(text({ max: 200 })),
  /** YouTube's video id, or a link in one of the three forms. */
  url: text({ min: 1, max: 2000 }),
  /** Not used: the server shows the picture of the video itself (docs/decisions/014). */
  thumbnail: z.optional(text({ max: 500 })),
  /** Any timed or plain text; read as an uploaded transcript is. */
  transcription: z.optional(text({ max: 500_000 })),
  /** The link as the learner pasted it. */
  enlace: z.optional(text({ max: 2000 })),
  ...describedFields,
})
/** Both are the id of the item. For a video that was added before it is the existing id. */
const addedReply = z.object({ video_id: z.string(), id: z.string() })

export const addVideo = {
  summary: 'Adds a YouTube video to one’s own (Pro).',
  body: videoBody,
  reply: addedReply,
}

export const addVideoPlainly = {
  summary: 'The same under a plain address.',
  body: videoBody,
  reply: addedReply,
}

export const describeVideoLink = {
  summary: 'What YouTube says of a link, before it is added (Pro).',
  query: z.strictObject({ url: text({ min: 1, max: 2000 }) }),
  /** `title` is null where YouTube is unavailable or gives none. */
  reply: z.object({ videoId: z.string(), title: z.nullable(z.string()), thumbnail: z.string() }),
}

export const addUploadedMedia = {
  summary: 'Makes an own item of a file that was sent completely (Pro).',
  body: z.strictObject({
    uploadId: z.uuid(),
    title: titleSchema,
    /** Measured by the browser; used where the file does not contain it. */
    durationSeconds: z.optional(z.number().check(z.positive(), z.maximum(86_400))),
    ...describedFields,
  }),
  reply: addedReply,
}

export const listOwnMedia = {
  summary: 'One’s own videos, songs and sounds, newest first, and what may still be added.',
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
      /** False where the server has no transcriber; texts can still be pasted or uploaded. */
      isAvailable: z.boolean(),
      minutesLeftToday: z.number(),
      /** Languages of transcription. */
      languages: z.array(z.enum(languageCodes)),
    }),
  }),
}

const ownParams = z.strictObject({ id: mediaIdSchema })

export const readOwnMedia = {
  summary: 'One own item, as in the list.',
  params: ownParams,
  reply: ownMediaSchema,
}

export const updateOwnMedia = {
  summary: 'Changes what an own item is called and where it belongs.',
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
  summary: 'Removes an own item; for seven days it can be taken back.',
  params: ownParams,
  /** ISO 8601. */
  reply: z.object({ restorableUntil: z.string() }),
}

export const restoreOwnMedia = {
  summary: 'Takes back the removal of an own item.',
  params: ownParams,
  reply: ownMediaSchema,
}
