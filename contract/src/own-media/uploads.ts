import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'

/*
 * Sending a large file piece by piece (Pro). Start, then send pieces one after the other, each at the byte that the
 * server has reached. After a cut ask how far it is, and go on there. One that nobody goes on with for two days is
 * removed; there are at most twenty at once. The type is told by the content alone: a file that is not what can be
 * played is refused with its first piece or, where it only looked like one, with its last (415 UNSUPPORTED_MEDIA_TYPE,
 * 400 FILE_BROKEN); then nothing of it is kept.
 */

/** Bytes of one piece, at most; less on a slow line, for a piece must arrive within 30 seconds. */
export const uploadPieceBytesMaximum = 8 * 1024 * 1024
/** And at least, but for the last: each is waited for until it is on the disk. */
export const uploadPieceBytesMinimum = 64 * 1024
/** No file is smaller. */
export const uploadBytesMinimum = 128
/** What can be played: for the `accept` of a file input. The content decides, not the name. */
export const uploadTypes = [
  'video/mp4',
  'video/webm',
  'video/ogg',
  'audio/mp4',
  'audio/webm',
  'audio/ogg',
  'audio/mpeg',
  'audio/wav',
  'audio/flac',
] as const
export type UploadType = (typeof uploadTypes)[number]

export const uploadSchema = z.object({
  id: z.string(),
  /** As the browser called it; shown, and never used as a path. */
  fileName: z.string(),
  /** By which the browser knows the same file again; empty when it gave none. */
  fingerprint: z.string(),
  bytes: z.number(),
  /** The next piece begins here. */
  receivedBytes: z.number(),
  /** Whole, and what can be played. */
  isComplete: z.boolean(),
  /** Known once it is complete. */
  type: z.nullable(z.enum(uploadTypes)),
  /** Where the file says it. */
  durationSeconds: z.nullable(z.number()),
  /** ISO 8601; when it is removed if nobody goes on with it. */
  keptUntil: z.string(),
})
export type Upload = z.infer<typeof uploadSchema>

const uploadParams = z.strictObject({ id: z.uuid() })

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  summary: 'Begins to send a file (Pro).',
  access: 'learner',
  body: z.strictObject({
    bytes: z.int().check(z.minimum(uploadBytesMinimum), z.maximum(Number.MAX_SAFE_INTEGER)),
    fileName: z.optional(text({ max: 300 })),
    fingerprint: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  }),
  reply: uploadSchema,
})

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/uploads',
  summary: 'Files that were begun and are not an item yet, newest first.',
  access: 'learner',
  reply: z.array(uploadSchema),
})

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  summary: 'How far a file is.',
  access: 'learner',
  params: uploadParams,
  reply: uploadSchema,
})

export const sendUploadPiece = endpoint({
  method: 'PUT',
  path: '/api/uploads/:id',
  summary: 'The next piece of a file, as bytes; 409 UPLOAD_OFFSET when the file is elsewhere.',
  access: 'learner',
  params: uploadParams,
  /** The byte at which the piece begins. */
  query: z.strictObject({ offset: z.string().check(z.regex(/^\d{1,15}$/)) }),
  bodyLimit: uploadPieceBytesMaximum,
  rawBody: true,
  reply: uploadSchema,
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:id',
  summary: 'Gives up a file and removes what came of it.',
  access: 'learner',
  params: uploadParams,
  reply: z.object({ success: z.literal(true) }),
})
