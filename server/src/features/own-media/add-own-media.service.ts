import { randomUUID } from 'node:crypto'
import type { RequestOutput } from '@verbena/contract/endpoint'
import {
  type addUploadedMedia,
  type addVideo,
  defaultOwnCategory,
} from '@verbena/contract/own-media/own-media'
import { defaultLevel } from '@verbena/language/levels'
import { youtubeId } from '@verbena/language/media/youtube-id'
import { AppError, notFound } from '../../errors.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import { pictureAddress, youtubePicture } from '../catalogue/pictures/picture-address.service.ts'
import { type MediaValues, saveMedia } from '../catalogue/save-media.service.ts'
import { noStatistics } from '../catalogue/transcript-statistics.service.ts'
import { ownFileAddress } from './files/own-file-address.ts'
import { extractPictureOf } from './files/own-pictures.service.ts'
import { countOwnItems, findYoutubeItem, insertOwnState, unmarkRemoved } from './own-media.queries.ts'
import { requireAddsOwnMedia } from './require-own-media.service.ts'
import { addText, readText } from './transcript/own-transcript.service.ts'
import { lockOwnMedia, lockUpload, updateUpload } from './uploads/uploads.queries.ts'

type Video = RequestOutput<typeof addVideo>['body']
type File = RequestOutput<typeof addUploadedMedia>['body']
type Added = { video_id: string; id: string }

const ownItemsMaximum = 1000
const added = (id: string): Added => ({ video_id: id, id })
/**
 * Adds a YouTube video as own media. If the learner already has the video, its id is returned; a removed one is restored.
 * @throws AppError PLAN_REQUIRED, VIDEO_LINK_NOT_VALID, and those of `readText`
 */
export async function addYoutubeVideo(services: Services, caller: Caller, video: Video): Promise<Added> {
  const viewer = await requireAddsOwnMedia(services, caller)
  const videoId = requireVideoId(video.url)
  await services.rateLimits.take('ownMediaByAccount', viewer.learnerId)
  const text = video.transcription ? await readText(Buffer.from(video.transcription), {}) : null
  const title = video.title || ((await services.youtube.describe(videoId))?.title ?? videoId)
  const values = { ...valuesOf(viewer, video, services.clock.now()), ...youtubeValues(videoId, video), title }
  const id = await services.db.transaction(async (db) => {
    await lockOwnMedia(db, viewer.learnerId)
    const known = await findYoutubeItem(db, viewer.learnerId, values.kind, videoId)
    if (known) await unmarkRemoved(db, viewer.learnerId, known)
    else await insertItem(db, viewer.learnerId, values)
    return known ?? values.id
  })
  if (text && id === values.id) await addText(services, viewer.learnerId, id, text)
  return added(id)
}

/** @throws AppError PLAN_REQUIRED, VIDEO_LINK_NOT_VALID */
export async function describeVideo(services: Services, caller: Caller, link: string) {
  const { learnerId } = await requireAddsOwnMedia(services, caller)
  const videoId = requireVideoId(link)
  await services.rateLimits.take('ownMediaByAccount', learnerId)
  const title = (await services.youtube.describe(videoId))?.title ?? null
  return { videoId, title, thumbnail: pictureAddress(services, youtubePicture(videoId)) }
}

/**
 * Creates own media from an upload. A repeated call returns the same item.
 * @throws AppError PLAN_REQUIRED, NOT_FOUND, UPLOAD_OFFSET when the upload is not complete
 */
export async function addUploaded(services: Services, caller: Caller, file: File): Promise<Added> {
  const viewer = await requireAddsOwnMedia(services, caller)
  const { learnerId } = viewer
  const upload = await services.db.transaction(async (db) => {
    await lockOwnMedia(db, learnerId)
    const stored = await lockUpload(db, learnerId, file.uploadId)
    if (!stored) throw notFound('upload')
    if (stored.mediaId) return stored
    if (!stored.type) throw new AppError('UPLOAD_OFFSET', 'The file is not whole yet.')
    const values = valuesOf(viewer, file, services.clock.now())
    const source = { type: 'file' as const, files: [{ src: ownFileAddress(values.id), mime: stored.type }] }
    const durationSeconds = stored.durationSeconds ?? file.durationSeconds ?? null
    await insertItem(db, learnerId, {
      ...values,
      title: file.title,
      source,
      durationSeconds,
      thumbnail: '',
      link: null,
    })
    return updateUpload(db, stored, { mediaId: values.id })
  })
  services.backgroundTasks.run(() => extractPictureOf(services, upload))
  return added(upload.mediaId ?? '')
}

function requireVideoId(link: string): string {
  const videoId = youtubeId(link)
  if (!videoId) throw new AppError('VIDEO_LINK_NOT_VALID', 'URL de YouTube no válida.')
  return videoId
}

function youtubeValues(videoId: string, { enlace = '' }: Video) {
  return {
    source: { type: 'youtube' as const, videoId },
    thumbnail: youtubePicture(videoId),
    link:
      youtubeId(enlace) === videoId && enlace !== videoId
        ? enlace
        : `https://www.youtube.com/watch?v=${videoId}`,
    durationSeconds: null,
  }
}

function valuesOf(
  { learnerId, targetLanguage }: Viewer,
  { kind = 'video', level = defaultLevel, category, language = targetLanguage }: Omit<Video, 'url'>,
  now: Date,
) {
  return {
    id: randomUUID(),
    ownerId: learnerId,
    kind,
    level,
    category: category ?? defaultOwnCategory,
    language,
    titleTranslations: {},
    credits: [],
    isPremium: false,
    contentHash: null,
    createdAt: now,
  }
}

async function insertItem(db: Services['db'], learnerId: string, values: MediaValues) {
  if ((await countOwnItems(db, learnerId)) >= ownItemsMaximum)
    throw new AppError('UPLOAD_QUOTA', 'This is as many videos as fit.')
  await saveMedia(db, values, [], noStatistics)
  await insertOwnState(db, learnerId, values.id)
}
