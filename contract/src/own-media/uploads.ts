import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'

/*
 * Upload of a large file in pieces (Pro). Start the upload, then send pieces one after the other, each from the byte that
 * the server has reached. After an interruption ask for that byte and continue there. An upload without a new piece for two
 * days is removed; a learner may have twenty at once. The content alone decides the type: a file that cannot be played is
 * refused with its first piece or, if it only looked right, with its last (415 UNSUPPORTED_MEDIA_TYPE, 400 FILE_BROKEN),
 * and is deleted.
 */

/** Maximum bytes of one piece. A slow connection needs smaller ones: a piece must arrive within 30 seconds. */
export const uploadPieceBytesMaximum = 8 * 1024 * 1024
/** Minimum bytes of a piece but for the last, because each is synced to the disk before the reply. */
export const uploadPieceBytesMinimum = 64 * 1024
/** Minimum bytes of a file. */
export const uploadBytesMinimum = 128
/** Playable types, for the `accept` of a file input. The server checks the content, not the name. */
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
  /** The file name in the browser; shown, but never used as a path. */
  fileName: z.string(),
  /** Lets the browser recognise the file to resume; may be empty. */
  fingerprint: z.string(),
  bytes: z.number(),
  /** The offset of the next piece. */
  receivedBytes: z.number(),
  /** All bytes arrived, and the file can be played. */
  isComplete: z.boolean(),
  /** Null until the upload is complete. */
  type: z.nullable(z.enum(uploadTypes)),
  /** Null where the file does not contain it. */
  durationSeconds: z.nullable(z.number()),
  /** ISO 8601; when it is removed unless a piece arrives. */
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
  /** The offset of the piece in bytes. */
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
