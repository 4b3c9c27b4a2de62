import { join } from 'node:path'
import { uploadTypes } from '@verbena/contract/own-media/upload-limits'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import type { Services } from '../../../services.ts'
import { findStoredMedia } from '../../catalogue/catalogue.service.ts'
import { findOwnSource } from '../../own-media/files/own-files.service.ts'

/** A file on our disk from which clips are cut. `path` is absolute. */
export type ClipSource = { path: string; type: UploadType }

/** A file of the starter catalogue, as its address names it. */
const catalogueFile = /^\/media\/([a-z0-9-]+\/video\.(?:webm|mp4))(?:\?|$)/

/** The file of an item; null if it is elsewhere (YouTube, another host) or was removed. */
export async function findClipSource(services: Services, mediaId: string): Promise<ClipSource | null> {
  const item = await findStoredMedia(services, mediaId)
  if (!item || item.removedAt !== null || item.source.type !== 'file') return null
  if (item.ownerId !== null) return findOwnSource(services, mediaId)
  const [file] = item.source.files
  const name = file && catalogueFile.exec(file.src)?.[1]
  const type = uploadTypes.find((one) => one === file?.mime)
  return name && type ? { path: join(services.clips.catalogueDirectory, name), type } : null
}
