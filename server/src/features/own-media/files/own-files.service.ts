import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import type { Services } from '../../../services.ts'
import { findFileOf, listUploadsOf } from '../uploads/uploads.queries.ts'
import { ownFileAddress } from './own-file-address.ts'

/** File extensions, by which other programs recognise the type. */
export const extensionOf: Record<UploadType, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
}

export const ownPictureAddress = (mediaId: string) => `${ownFileAddress(mediaId)}/picture.jpg`

/** The file of own media; null without a valid signature, or when the item was removed. */
export async function findOwnFile(
  { db, mediaLinks, clock }: Services,
  mediaId: string,
  query: Record<string, unknown>,
): Promise<{ uploadId: string; type: string; name: string } | null> {
  if (!mediaLinks.isValid(ownFileAddress(mediaId), query, clock.now())) return null
  const found = await findFileOf(db, mediaId)
  if (!found?.type) return null
  return { uploadId: found.id, type: found.type, name: `own.${extensionOf[found.type as UploadType]}` }
}

/** The path and type of the file of own media, for background work; null when it was removed. */
export async function findOwnSource({ db, uploadFiles }: Services, mediaId: string) {
  const found = await findFileOf(db, mediaId)
  if (!found?.type) return null
  return { path: join(uploadFiles.directory, uploadFiles.pathOf(found.id)), type: found.type as UploadType }
}

/** The upload with the picture of own media; null without a valid signature, or when the item was removed. */
export async function findOwnPicture(
  { db, mediaLinks, clock }: Services,
  mediaId: string,
  query: Record<string, unknown>,
): Promise<string | null> {
  if (!mediaLinks.isValid(ownPictureAddress(mediaId), query, clock.now())) return null
  const found = await findFileOf(db, mediaId)
  return found?.picture === 'there' ? found.id : null
}

/** The complete files of a learner, named by their ids, for the data export. */
export async function listOwnFiles({ db, uploadFiles }: Services, learnerId: string) {
  const uploads = (await listUploadsOf(db, learnerId)).filter(({ type }) => type !== null)
  return uploads.map(({ id, type, bytes }) => ({
    name: `${id}.${extensionOf[type as UploadType]}`,
    bytes,
    open: () => createReadStream(join(uploadFiles.directory, uploadFiles.pathOf(id))),
  }))
}
