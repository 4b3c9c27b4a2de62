import type { TranscriptionJob } from '@verbena/contract/own-media/transcription'
import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { findOwnRow, type OwnRow } from '../own-media.queries.ts'
import { toTranscriptionJob } from '../own-media-view.ts'
import { requireAddsOwnMedia } from '../require-own-media.service.ts'
import { lockOwnMedia } from '../uploads/uploads.queries.ts'
import { cancelJobOf, findNewestJob, insertJob, sumSeconds } from './transcription-jobs.queries.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Estimates the length of a file of unknown duration by a bit rate of 64 kbit/s. */
const guessedBytesPerSecond = 8000

/**
 * Requests a transcription. A running job continues.
 * @throws AppError PLAN_REQUIRED, NOT_FOUND, NOT_CONFIGURED, INVALID_REQUEST for a YouTube video, TRANSCRIPTION_LIMIT
 */
export async function requestTranscription(
  services: Services,
  caller: Caller,
  mediaId: string,
): Promise<TranscriptionJob> {
  const { learnerId } = await requireAddsOwnMedia(services, caller)
  const row = await findOwnRow(services.db, learnerId, mediaId)
  if (!row) throw notFound('video')
  if (!services.transcriber) throw new AppError('NOT_CONFIGURED', 'This server has no transcriber.')
  if (!row.upload) throw new AppError('INVALID_REQUEST', 'The sound of YouTube is not ours to write down.')
  await services.rateLimits.take('transcriptionByAccount', learnerId)
  return services.db.transaction(async (db) => {
    await lockOwnMedia(db, learnerId)
    const newest = await findNewestJob(db, learnerId, mediaId)
    if (newest?.status === 'waiting' || newest?.status === 'running') return toTranscriptionJob(newest)
    const seconds = secondsOf(row)
    if (seconds > (await secondsLeft({ ...services, db }, learnerId)))
      throw limitReached(services.clock.now())
    const { transcriptVersion } = row.state
    const job = { learnerId, mediaId, seconds, transcriptVersion, requestedAt: services.clock.now() }
    return toTranscriptionJob(await insertJob(db, job))
  })
}

const secondsOf = ({ item, upload }: OwnRow) =>
  item.durationSeconds ?? (upload?.bytes ?? 0) / guessedBytesPerSecond

/** Days are in UTC, like those of the lookup limit. */
const startOfDay = (now: Date) => Math.floor(now.getTime() / dayMs) * dayMs

async function secondsLeft({ db, clock, ownMediaLimits }: Services, learnerId: string): Promise<number> {
  const used = await sumSeconds(db, learnerId, new Date(startOfDay(clock.now())))
  return Math.max(0, ownMediaLimits.transcribedMinutesPerDay * 60 - used)
}

export const minutesLeft = async (services: Services, learnerId: string) =>
  Math.floor((await secondsLeft(services, learnerId)) / 60)

function limitReached(now: Date) {
  const seconds = Math.ceil((startOfDay(now) + dayMs - now.getTime()) / 1000)
  return new AppError('TRANSCRIPTION_LIMIT', 'This is longer than the minutes that are left today.', seconds)
}

/** @throws AppError NOT_FOUND */
export async function readJob(
  { db }: Services,
  learnerId: string,
  mediaId: string,
): Promise<TranscriptionJob> {
  const row = await findOwnRow(db, learnerId, mediaId)
  if (!row?.job) throw notFound('transcription')
  return toTranscriptionJob(row.job)
}

/** @throws AppError NOT_FOUND */
export async function cancelJob(
  services: Services,
  learnerId: string,
  mediaId: string,
): Promise<TranscriptionJob> {
  await readJob(services, learnerId, mediaId)
  await cancelJobOf(services.db, { learnerId, mediaId, now: services.clock.now() })
  return readJob(services, learnerId, mediaId)
}
