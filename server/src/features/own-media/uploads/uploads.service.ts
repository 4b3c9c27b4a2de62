import type { RequestOutput } from '@verbena/contract/endpoint'
import { uploadPieceBytesMinimum } from '@verbena/contract/own-media/upload-limits'
import type { startUpload, Upload, UploadType } from '@verbena/contract/own-media/uploads'
import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { detectContainer, headBytes } from '../media-type/detect-container.ts'
import { probeMedia } from '../media-type/probe-media.ts'
import { BrokenFile } from '../media-type/probed-media.ts'
import { requireAddsOwnMedia } from '../require-own-media.service.ts'
import { cleanDisk, orStorageFull } from './clean-disk.service.ts'
import {
  findUpload,
  insertUpload,
  listOpenUploads,
  lockOwnMedia,
  lockUpload,
  measureUploads,
  removeUpload,
  type StoredUpload,
  updateUpload,
} from './uploads.queries.ts'

/** Days without a new piece after which an upload is deleted. */
export const abandonedAfterDays = 2
const dayMs = 24 * 60 * 60 * 1000
const openMaximum = 20

type Begin = RequestOutput<typeof startUpload>['body']

/** @throws AppError PLAN_REQUIRED, BODY_TOO_LARGE, UPLOAD_QUOTA, TOO_MANY_REQUESTS */
export async function beginUpload(services: Services, caller: Caller, begin: Begin): Promise<Upload> {
  const { learnerId } = await requireAddsOwnMedia(services, caller)
  const { fileBytes, quotaBytes } = services.ownMediaLimits
  if (begin.bytes > fileBytes)
    throw new AppError('BODY_TOO_LARGE', 'This file is larger than this server takes.')
  await services.rateLimits.take('ownMediaByAccount', learnerId)
  return services.db.transaction(async (db) => {
    await lockOwnMedia(db, learnerId)
    const { bytes, open } = await measureUploads(db, learnerId)
    if (open >= openMaximum)
      throw new AppError('TOO_MANY_REQUESTS', 'Finish or cancel the files that you began.', 60)
    if (bytes + begin.bytes > quotaBytes) throw new AppError('UPLOAD_QUOTA', 'Your space for files is full.')
    const { fileName = '', fingerprint = '' } = begin
    const values = { learnerId, bytes: begin.bytes, fileName, fingerprint, createdAt: services.clock.now() }
    return toUpload(await insertUpload(db, values))
  })
}

export async function readOwnUploads({ db }: Services, learnerId: string): Promise<Upload[]> {
  return (await listOpenUploads(db, learnerId)).map(toUpload)
}

/** @throws AppError NOT_FOUND */
export async function readOwnUpload({ db }: Services, learnerId: string, id: string): Promise<Upload> {
  const found = await findUpload(db, learnerId, id)
  if (!found) throw notFound('upload')
  return toUpload(found)
}

type Piece = { learnerId: string; id: string; offset: number; bytes: Buffer }

/**
 * Stores the next piece. The row is locked while the piece is written: of two concurrent writers, the second gets
 * UPLOAD_OFFSET. The reply is sent after the bytes are on disk.
 * @throws AppError NOT_FOUND, UPLOAD_OFFSET, BODY_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, FILE_BROKEN, STORAGE_FULL
 */
export async function receivePiece(services: Services, piece: Piece): Promise<Upload> {
  const result = await services.db.transaction(async (db) => {
    const stored = await lockUpload(db, piece.learnerId, piece.id)
    if (!stored) throw notFound('upload')
    requireFits(stored, piece)
    const refusal = piece.offset === 0 ? refusalOfHead(piece.bytes) : null
    if (refusal) return refuse(services, db, stored, refusal)
    await orStorageFull(services.uploadFiles.write(stored.id, piece.offset, piece.bytes))
    const receivedBytes = piece.offset + piece.bytes.length
    const progress = { receivedBytes, updatedAt: services.clock.now() }
    if (receivedBytes < stored.bytes) return updateUpload(db, stored, progress)
    const probed = await services.uploadFiles.withFile(stored.id, probeMedia).catch(asRefusal)
    return probed instanceof AppError
      ? refuse(services, db, stored, probed)
      : updateUpload(db, stored, { ...progress, ...probed })
  })
  if (!(result instanceof AppError)) return toUpload(result)
  await cleanDisk(services)
  throw result
}

function requireFits(stored: StoredUpload, { offset, bytes }: Piece) {
  if (stored.type !== null || offset !== stored.receivedBytes)
    throw new AppError('UPLOAD_OFFSET', 'The file goes on elsewhere.')
  if (offset + bytes.length > stored.bytes)
    throw new AppError('BODY_TOO_LARGE', 'This is more than was announced.')
  const isLast = offset + bytes.length === stored.bytes
  if (!isLast && bytes.length < uploadPieceBytesMinimum)
    throw new AppError('INVALID_REQUEST', `A piece has at least ${uploadPieceBytesMinimum} bytes.`)
}

const refusalOfHead = (bytes: Buffer) =>
  detectContainer(bytes.subarray(0, headBytes))
    ? null
    : new AppError('UNSUPPORTED_MEDIA_TYPE', 'This cannot be played.')

function asRefusal(error: unknown): AppError {
  if (error instanceof BrokenFile) return new AppError('FILE_BROKEN', 'This file is damaged or not complete.')
  throw error
}

/** Deletes the upload. The refusal is returned and not thrown, so that the transaction is committed. */
async function refuse({ clock }: Services, db: Services['db'], stored: StoredUpload, refusal: AppError) {
  await removeUpload(db, stored, clock.now())
  return refusal
}

/** Deletes an open upload and its file. @throws AppError NOT_FOUND, also when it has become own media */
export async function deleteUpload(services: Services, learnerId: string, id: string) {
  await services.db.transaction(async (db) => {
    const stored = await lockUpload(db, learnerId, id)
    if (!stored || stored.mediaId) throw notFound('upload')
    await removeUpload(db, stored, services.clock.now())
  })
  await cleanDisk(services)
}

function toUpload(stored: StoredUpload): Upload {
  const { id, fileName, fingerprint, bytes, receivedBytes, type, durationSeconds, updatedAt } = stored
  return {
    id,
    fileName,
    fingerprint,
    bytes,
    receivedBytes,
    isComplete: type !== null,
    type: type as UploadType | null,
    durationSeconds,
    keptUntil: new Date(updatedAt.getTime() + abandonedAfterDays * dayMs).toISOString(),
  }
}
