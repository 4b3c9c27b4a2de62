import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { uploadPieceBytesMaximum, type uploadTypes } from './upload-limits.ts'
import type * as schemas from './uploads.schemas.ts'

/*
 * Upload of a large file in pieces (Pro). Start the upload, then send pieces one after the other, each from the offset that
 * the server expects. After an interruption ask for that offset and continue there. An upload without a new piece for two
 * days is removed. A learner may have twenty at once. The server reads the type from the content. It refuses and deletes a
 * file that cannot be played: after the first piece (415 UNSUPPORTED_MEDIA_TYPE) or, when the beginning of the file is
 * valid, after the last one (400 FILE_BROKEN).
 */

export type UploadType = (typeof uploadTypes)[number]
export type Upload = z.infer<typeof schemas.uploadSchema>

export const startUpload: Endpoint<typeof schemas.startUpload, 'learner'> = {
  method: 'POST',
  path: '/api/uploads',
  access: 'learner',
}

export const listUploads: Endpoint<typeof schemas.listUploads, 'learner'> = {
  method: 'GET',
  path: '/api/uploads',
  access: 'learner',
}

export const readUpload: Endpoint<typeof schemas.readUpload, 'learner'> = {
  method: 'GET',
  path: '/api/uploads/:id',
  access: 'learner',
}

export const sendUploadPiece: Endpoint<typeof schemas.sendUploadPiece, 'learner'> = {
  method: 'PUT',
  path: '/api/uploads/:id',
  access: 'learner',
  bodyLimit: uploadPieceBytesMaximum,
  rawBody: true,
}

export const cancelUpload: Endpoint<typeof schemas.cancelUpload, 'learner'> = {
  method: 'DELETE',
  path: '/api/uploads/:id',
  access: 'learner',
}
