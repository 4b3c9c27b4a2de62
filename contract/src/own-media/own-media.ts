import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'
import { alignmentJobSchema } from './alignment.ts'
import { transcriptionJobSchema } from './transcription.ts'

/*
 * Videos, songs and sounds that a learner brings along (Pro). Files arrive by `uploads.ts`, texts by
 * `own-transcripts.ts`; a transcription is asked for by `transcription.ts`, times by `alignment.ts`. An own item is played
 * by the endpoints that play the catalogue; to everybody but its owner it does not exist.
 */

/** Category of a new own item when nothing else is said (specification 2, section 9). */
export const defaultOwnCategory = 'My Videos'
/** Days within which a removed item can be taken back. */
export const ownMediaUndoDays = 7

const titleSchema = text({ min: 1, max: 200 })
const categorySchema = text({ min: 1, max: 40 })

/** What may be said of any new item; the language is the one studied when it is left out. */
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
  /** Empty where there is no picture, or not yet: one is looked for in a film once it was added. */
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
  /** Lines of the transcript; 0 where there is none. */
  lines: z.number(),
  /** The newest transcription that was asked for; null when none was. */
  transcription: z.nullable(transcriptionJobSchema),
  /** The newest search for the lines of its text in its sound; null when none was asked for. */
  alignment: z.nullable(alignmentJobSchema),
  /** ISO 8601. */
  addedAt: z.string(),
})
export type OwnMedia = z.infer<typeof ownMediaSchema>

const videoBody = z.strictObject({
  /** Without it: what YouTube calls the video, else its id. */
  title: z.optional(text({ max: 200 })),
  /** YouTube's video id, or a link of one of the three forms. */
  url: text({ min: 1, max: 2000 }),
  /** Not used: the server shows the picture of the video itself (docs/decisions/014). */
  thumbnail: z.optional(text({ max: 500 })),
  /** Any timed or plain text; read as an uploaded transcript is. */
  transcription: z.optional(text({ max: 500_000 })),
  /** The link as the learner pasted it. */
  enlace: z.optional(text({ max: 2000 })),
  ...describedFields,
})
/** Both are the id under which the item is played; a video that is there already is answered with its id. */
const addedReply = z.object({ video_id: z.string(), id: z.string() })

export const addVideo = endpoint({
  method: 'POST',
  path: '/tu-servidor/api/videos',
  summary: 'Adds a YouTube video to one’s own (Pro).',
  access: 'learner',
  body: videoBody,
  reply: addedReply,
})

export const addVideoPlainly = endpoint({
  method: 'POST',
  path: '/api/videos',
  summary: 'The same under a plain address.',
  access: 'learner',
  body: videoBody,
  reply: addedReply,
})

export const describeVideoLink = endpoint({
  method: 'GET',
  path: '/api/video-link',
  summary: 'What YouTube says of a link, before it is added (Pro).',
  access: 'learner',
  query: z.strictObject({ url: text({ min: 1, max: 2000 }) }),
  /** `title` is null where YouTube cannot be asked or does not say. */
  reply: z.object({ videoId: z.string(), title: z.nullable(z.string()), thumbnail: z.string() }),
})

export const addUploadedMedia = endpoint({
  method: 'POST',
  path: '/api/own-media',
  summary: 'Makes an own item of a file that was sent completely (Pro).',
  access: 'learner',
  body: z.strictObject({
    uploadId: z.uuid(),
    title: titleSchema,
    /** What the browser measured; taken where the file itself does not say. */
    durationSeconds: z.optional(z.number().check(z.positive(), z.maximum(86_400))),
    ...describedFields,
  }),
  reply: addedReply,
})

export const listOwnMedia = endpoint({
  method: 'GET',
  path: '/api/own-media',
  summary: 'One’s own videos, songs and sounds, newest first, and what may still be added.',
  access: 'learner',
  reply: z.object({
    items: z.array(ownMediaSchema),
    /** Whether the plan allows to add. What was added before stays to be watched, edited and removed. */
    mayAdd: z.boolean(),
    usage: z.object({
      /** Of all files, those under way included. */
      bytes: z.number(),
      bytesMaximum: z.number(),
      fileBytesMaximum: z.number(),
    }),
    /** Whether this server may ask YouTube for captions. */
    hasCaptions: z.boolean(),
    transcription: z.object({
      /** False where the server has no transcriber: texts can be pasted or uploaded all the same. */
      isAvailable: z.boolean(),
      minutesLeftToday: z.number(),
      /** Languages that a transcription may be asked in. */
      languages: z.array(z.enum(languageCodes)),
    }),
  }),
})
export type OwnMediaListing = z.infer<(typeof listOwnMedia)['reply']>

const ownParams = z.strictObject({ id: mediaIdSchema })

export const readOwnMedia = endpoint({
  method: 'GET',
  path: '/api/own-media/:id',
  summary: 'One own item, as in the list.',
  access: 'learner',
  params: ownParams,
  reply: ownMediaSchema,
})

export const updateOwnMedia = endpoint({
  method: 'PUT',
  path: '/api/own-media/:id',
  summary: 'Changes what an own item is called and where it belongs.',
  access: 'learner',
  params: ownParams,
  body: z.strictObject({
    title: titleSchema,
    level: z.enum(levels),
    category: categorySchema,
    language: z.enum(targetLanguageCodes),
  }),
  reply: ownMediaSchema,
})

export const removeOwnMedia = endpoint({
  method: 'DELETE',
  path: '/api/own-media/:id',
  summary: 'Removes an own item; for seven days it can be taken back.',
  access: 'learner',
  params: ownParams,
  /** ISO 8601. */
  reply: z.object({ restorableUntil: z.string() }),
})

export const restoreOwnMedia = endpoint({
  method: 'POST',
  path: '/api/own-media/:id/restore',
  summary: 'Takes back the removal of an own item.',
  access: 'learner',
  params: ownParams,
  reply: ownMediaSchema,
})
