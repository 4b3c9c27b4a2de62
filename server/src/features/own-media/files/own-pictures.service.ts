import { join } from 'node:path'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import type { Services } from '../../../services.ts'
import type { StoredUpload } from '../uploads/uploads.queries.ts'
import { ownPictureAddress } from './own-files.service.ts'
import {
  claimPicture,
  listWithoutPicture,
  markPictureExtracted,
  setThumbnail,
} from './own-pictures.queries.ts'

const timeoutMs = 20_000
/** The time of the picture in a video, after black frames and titles. In a short video it is a tenth of the length. */
const pictureAtSeconds = 30
const batchSize = 5

/**
 * Extracts a picture from an upload: a frame of a video, or the cover of a sound file. It is tried once for each file, by
 * one server. Without ffmpeg, or when the file has no picture, there is none.
 */
export async function extractPictureOf(services: Services, upload: StoredUpload) {
  const { db, ffmpeg, uploadFiles } = services
  const { mediaId } = upload
  if (!mediaId || !(await ffmpeg.isInstalled()) || !(await claimPicture(db, upload))) return
  const picture = await extractPicture({ ffmpeg, uploadFiles }, upload)
  if (!picture) return
  await uploadFiles.writePicture(upload.id, picture)
  await db.transaction(async (tx) => {
    const isMarked = await markPictureExtracted(tx, upload)
    if (isMarked) await setThumbnail(tx, mediaId, ownPictureAddress(mediaId))
  })
}

async function extractPicture(
  { ffmpeg, uploadFiles }: Pick<Services, 'ffmpeg' | 'uploadFiles'>,
  upload: StoredUpload,
): Promise<Buffer | null> {
  const file = {
    path: join(uploadFiles.directory, uploadFiles.pathOf(upload.id)),
    type: upload.type as UploadType,
    signal: AbortSignal.timeout(timeoutMs),
  }
  const fromSeconds = Math.min(pictureAtSeconds, (upload.durationSeconds ?? 0) / 10)
  try {
    const isVideo = file.type.startsWith('video/') && fromSeconds > 0
    const laterPicture = isVideo ? await ffmpeg.extractPicture({ ...file, fromSeconds }) : null
    return laterPicture ?? (await ffmpeg.extractPicture(file))
  } catch (error) {
    if (file.signal.aborted) return null
    throw error
  }
}

/** Extracts the pictures that another server did not: it ended before, or it has no ffmpeg. */
export async function extractMissingPictures(services: Services) {
  if (!(await services.ffmpeg.isInstalled())) return
  for (const upload of await listWithoutPicture(services.db, batchSize))
    await extractPictureOf(services, upload)
}
