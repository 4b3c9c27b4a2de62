import { entitlements } from '@verbena/contract/billing/plans'
import type { RequestOutput } from '@verbena/contract/endpoint'
import {
  type OwnMedia,
  type OwnMediaListing,
  ownMediaUndoDays,
  type updateOwnMedia,
} from '@verbena/contract/own-media/own-media'
import { targetLanguageCodes } from '@verbena/language/languages'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import { renameMedia, saveMedia } from '../catalogue/save-media.service.ts'
import { noStatistics } from '../catalogue/transcript-statistics.service.ts'
import { cancelAlignmentOf } from './alignment/alignment-jobs.queries.ts'
import {
  findOwnRow,
  findOwnSegments,
  listOwnRows,
  lockOwnRow,
  markRemoved,
  unmarkRemoved,
} from './own-media.queries.ts'
import { toOwnMedia } from './own-media-view.ts'
import { setFactsVersion } from './transcript/transcript-statistics.queries.ts'
import { scheduleStatistics } from './transcript/transcript-statistics.service.ts'
import { cancelJobOf } from './transcription/transcription-jobs.queries.ts'
import { minutesLeft } from './transcription/transcriptions.service.ts'
import { measureUploads } from './uploads/uploads.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

export async function readOwnMediaList(services: Services, caller: Caller): Promise<OwnMediaListing> {
  const { db, ownMediaLimits } = services
  const { learnerId } = caller
  const [viewer, rows, { bytes }, minutes] = await Promise.all([
    viewerOf(services, caller, {}),
    listOwnRows(db, learnerId),
    measureUploads(db, learnerId),
    minutesLeft(services, learnerId),
  ])
  return {
    items: rows.map((row) => toOwnMedia(services, row)),
    mayAdd: entitlements[viewer.plan].addsOwnMedia,
    usage: { bytes, bytesMaximum: ownMediaLimits.quotaBytes, fileBytesMaximum: ownMediaLimits.fileBytes },
    hasCaptions: services.youtube.captions !== undefined,
    transcription: {
      isAvailable: services.transcriber !== null,
      minutesLeftToday: minutes,
      languages: services.transcriber ? [...targetLanguageCodes] : [],
    },
  }
}

/** @throws AppError NOT_FOUND */
export async function readOwnItem(services: Services, learnerId: string, mediaId: string): Promise<OwnMedia> {
  const row = await findOwnRow(services.db, learnerId, mediaId)
  if (!row) throw notFound('video')
  return toOwnMedia(services, row)
}

type Change = RequestOutput<typeof updateOwnMedia>['body']

/** Changes the title and other values. A change of the language recomputes the statistics. @throws AppError NOT_FOUND */
export async function changeOwnItem(services: Services, learnerId: string, mediaId: string, change: Change) {
  const isOtherLanguage = await services.db.transaction(async (db) => {
    const row = await lockOwnRow(db, learnerId, mediaId)
    if (!row) throw notFound('video')
    if (row.item.language === change.language) {
      await renameMedia(db, { ...change, id: mediaId })
      return false
    }
    await saveMedia(db, { ...row.item, ...change }, await findOwnSegments(db, mediaId), noStatistics)
    if (row.state.transcriptVersion > 0) await setFactsVersion(db, learnerId, mediaId, 0)
    return true
  })
  if (isOtherLanguage) scheduleStatistics(services, learnerId, mediaId)
  return readOwnItem(services, learnerId, mediaId)
}

/** @returns the time until which it can be restored @throws AppError NOT_FOUND */
export async function removeOwnItem(
  { db, clock }: Services,
  learnerId: string,
  mediaId: string,
): Promise<Date> {
  const now = clock.now()
  if (!(await markRemoved(db, learnerId, mediaId, now))) throw notFound('video')
  await cancelJobOf(db, { learnerId, mediaId, now })
  await cancelAlignmentOf(db, { learnerId, mediaId, now })
  return new Date(now.getTime() + ownMediaUndoDays * dayMs)
}

/** @throws AppError NOT_FOUND */
export async function restoreOwnItem(
  services: Services,
  learnerId: string,
  mediaId: string,
): Promise<OwnMedia> {
  if (!(await unmarkRemoved(services.db, learnerId, mediaId))) throw notFound('video')
  return readOwnItem(services, learnerId, mediaId)
}
