import { join } from 'node:path'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import type { Services } from '../../../services.ts'
import { setThumbnail } from '../../catalogue/own-items.service.ts'
import type { StoredUpload } from '../uploads/uploads.queries.ts'
import { ownPictureAddress } from './own-files.service.ts'
import { claimPicture, listWithoutPicture, markPictureThere } from './own-pictures.queries.ts'

const timeoutMs = 20_000
/** Behind titles and black; a tenth of what is shorter. */
const usualSeconds = 30
const atOnce = 5

/**
 * Takes a picture of what was uploaded: a moment of a film, the cover of a sound. Tried once for each file, and by one
 * server; without ffmpeg, or without anything to be seen, there is none.
 */
export async function extractPictureOf(services: Services, upload: StoredUpload) {
  const { db, ffmpeg, uploadFiles } = services
  const { mediaId } = upload
  if (!mediaId || !(await ffmpeg.isInstalled()) || !(await claimPicture(db, upload))) return
  const picture = await lookFor(services, upload)
  if (!picture) return
  await uploadFiles.writePicture(upload.id, picture)
  await db.transaction(async (tx) => {
    const isStillThere = await markPictureThere(tx, upload)
    if (isStillThere) await setThumbnail(tx, mediaId, ownPictureAddress(mediaId))
  })
}

async function lookFor({ ffmpeg, uploadFiles }: Services, upload: StoredUpload): Promise<Buffer | null> {
  const file = {
    path: join(uploadFiles.directory, uploadFiles.pathOf(upload.id)),
    type: upload.type as UploadType,
    signal: AbortSignal.timeout(timeoutMs),
  }
  const fromSeconds = Math.min(usualSeconds, (upload.durationSeconds ?? 0) / 10)
  try {
    const isFilm = file.type.startsWith('video/') && fromSeconds > 0
    const later = isFilm ? await ffmpeg.extractPicture({ ...file, fromSeconds }) : null
    return later ?? (await ffmpeg.extractPicture(file))
  } catch (error) {
    if (file.signal.aborted) return null
    throw error
  }
}

/** What a server that ended did not come to, or one without ffmpeg did not try. */
export async function extractMissingPictures(services: Services) {
  if (!(await services.ffmpeg.isInstalled())) return
  for (const upload of await listWithoutPicture(services.db, atOnce)) await extractPictureOf(services, upload)
}
