import * as z from 'zod/mini'
import { text } from '../text.ts'
import { uploadBytesMinimum, uploadTypes } from './upload-limits.ts'

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
  /** Null when the file does not contain its duration. */
  durationSeconds: z.nullable(z.number()),
  /** ISO 8601. The upload is removed at this time unless a piece arrives before. */
  keptUntil: z.string(),
})

const uploadParams = z.strictObject({ id: z.uuid() })

export const startUpload = {
  summary: 'Starts the upload of a file (Pro).',
  body: z.strictObject({
    bytes: z.int().check(z.minimum(uploadBytesMinimum), z.maximum(Number.MAX_SAFE_INTEGER)),
    fileName: z.optional(text({ max: 300 })),
    fingerprint: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  }),
  reply: uploadSchema,
}

export const listUploads = {
  summary: 'Lists the uploads that have not become an item yet, the newest first.',
  reply: z.array(uploadSchema),
}

export const readUpload = {
  summary: 'Returns the state of an upload.',
  params: uploadParams,
  reply: uploadSchema,
}

export const sendUploadPiece = {
  summary:
    'Sends the next piece of a file as bytes. Returns 409 UPLOAD_OFFSET when the server expects another offset.',
  params: uploadParams,
  /** The offset of the piece in bytes. */
  query: z.strictObject({ offset: z.string().check(z.regex(/^\d{1,15}$/)) }),
  reply: uploadSchema,
}

export const cancelUpload = {
  summary: 'Cancels an upload and deletes the received bytes.',
  params: uploadParams,
  reply: z.object({ success: z.literal(true) }),
}
