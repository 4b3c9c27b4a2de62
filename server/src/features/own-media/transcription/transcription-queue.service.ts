import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import { type JobQueue, LeaseLost } from '../../../jobs/lease-runner.ts'
import { FfmpegFailed } from '../../../providers/ffmpeg/run-ffmpeg.ts'
import { type Transcriber, TranscriberError } from '../../../providers/transcription/transcriber.ts'
import type { Services } from '../../../services.ts'
import { type AudioChunks, splitAudio } from '../audio-chunks/split-audio.ts'
import { extensionOf } from '../files/own-files.service.ts'
import { BrokenFile } from '../media-type/probed-media.ts'
import { findOwnRow, type OwnRow, type StoredTranscriptionJob, saveTranscript } from '../own-media.queries.ts'
import { segmentsOf } from '../transcript/own-transcript.service.ts'
import { scheduleStatistics } from '../transcript/transcript-statistics.service.ts'
import { transcribedCues } from './transcribed-cues.ts'
import {
  claimJob,
  endJob,
  extendLease,
  postponeJob,
  savePart,
  savePartsTotal,
} from './transcription-jobs.queries.ts'

const attemptsMaximum = 5
/** Delay after the first failure, the second and so on. A transcriber that restarts is back within minutes. */
const retryDelaysSeconds = [5, 30, 120, 600]
/** Short, so that a restart repeats little; long, so that few sentences are cut. */
const chunkSeconds = 600

/** The queue of transcriptions of uploaded files. */
export function transcriptionQueue(services: Services): JobQueue<StoredTranscriptionJob> {
  const { db, clock } = services
  const owner = randomUUID()
  return {
    leaseMs: 20_000,
    heartbeatMs: 3000,
    attemptsMaximum,
    // A server without a transcriber leaves the jobs to other servers.
    claim: async (lease) => (services.transcriber ? claimJob(db, { holder: owner, ...lease }) : undefined),
    extend: (job, until) => extendLease(db, job, until),
    run: (job, signal) => transcribeMedia(services, job, signal),
    release: async (job) => void (await postponeJob(db, job, { at: null, attempts: job.attempts - 1 })),
    retryOrFail: (job, error) => retryOrFail(services, job, error),
    giveUp: async (job) => void (await endJob(db, job, clock.now(), 'away')),
  }
}

/** @throws LeaseLost, TranscriberError, FfmpegFailed */
async function transcribeMedia(services: Services, job: StoredTranscriptionJob, signal: AbortSignal) {
  const { db, clock, transcriber, uploadFiles, ffmpeg } = services
  const row = await findOwnRow(db, job.learnerId, job.mediaId)
  if (!row?.upload || !transcriber) return void (await endJob(db, job, clock.now(), 'refused'))
  const { upload, item } = row
  const type = upload.type as UploadType
  const path = join(uploadFiles.directory, uploadFiles.pathOf(upload.id))
  const decode = (await ffmpeg.isInstalled()) ? () => ffmpeg.readSound({ path, type, signal }) : null
  const file = { type, extension: extensionOf[type], durationSeconds: item.durationSeconds, decode }
  await uploadFiles.withFile(upload.id, async (source) => {
    const limits = { seconds: chunkSeconds, bytes: transcriber.bytesMaximum }
    const audio = await splitAudio(source, file, limits).catch(asRefused)
    if (!audio) return void (await endJob(db, job, clock.now(), 'tooLarge'))
    const parts = await transcribeChunks(services, { job, row, audio, transcriber, signal })
    await finish(services, job, row, parts)
  })
}

/** A broken file is refused at once, because retries would fail as well. */
function asRefused(error: unknown): never {
  const isBroken = error instanceof BrokenFile || error instanceof RangeError
  throw isBroken ? new TranscriberError('refused', 'the sound is not where the file says') : error
}

type TranscriptionWork = {
  job: StoredTranscriptionJob
  row: OwnRow
  audio: AudioChunks
  transcriber: Transcriber
  signal: AbortSignal
}

/** Transcribes the chunks whose parts are not stored yet from an earlier run. */
async function transcribeChunks(
  { db }: Services,
  { job, row, audio, transcriber, signal }: TranscriptionWork,
) {
  const parts = [...job.parts]
  if (!(await savePartsTotal(db, job, audio.total))) throw new LeaseLost()
  let index = 0
  for await (const chunk of audio.chunks) {
    if (index++ < job.parts.length) continue
    const lines = await transcriber.transcribe(chunk, row.item.language, signal)
    const part = { startSeconds: chunk.startSeconds, lines }
    if (!(await savePart(db, job, part))) throw new LeaseLost()
    parts.push(part)
  }
  return parts
}

/** Saves the transcript and ends the job in one transaction. */
async function finish(
  services: Services,
  job: StoredTranscriptionJob,
  row: OwnRow,
  parts: StoredTranscriptionJob['parts'],
) {
  const { db, clock } = services
  const cues = transcribedCues(parts, row.item.durationSeconds)
  if (cues.length === 0) return void (await endJob(db, job, clock.now(), 'nothingSaid'))
  const { learnerId, mediaId } = job
  const isSaved = await db.transaction(async (tx) => {
    const state = { transcriptOrigin: 'transcriber' as const, areTimesGuessed: false }
    const segments = segmentsOf(cues)
    const text = { learnerId, mediaId, version: job.transcriptVersion, segments, state, now: clock.now() }
    const isNewest = await saveTranscript(tx, text)
    if (!(await endJob(tx, job, clock.now(), isNewest ? null : 'changed'))) throw new LeaseLost()
    return isNewest
  })
  if (isSaved) scheduleStatistics(services, learnerId, mediaId)
}

async function retryOrFail({ db, clock }: Services, job: StoredTranscriptionJob, error: unknown) {
  const isRefused =
    error instanceof FfmpegFailed || (error instanceof TranscriberError && error.kind === 'refused')
  if (isRefused) return void (await endJob(db, job, clock.now(), 'refused'))
  if (job.attempts >= attemptsMaximum) return void (await endJob(db, job, clock.now(), 'away'))
  const requested = error instanceof TranscriberError ? error.pauseSeconds : undefined
  const seconds = Math.min(requested ?? retryDelaysSeconds[job.attempts - 1] ?? 600, 3600)
  await postponeJob(db, job, { at: new Date(clock.now().getTime() + seconds * 1000), attempts: job.attempts })
}
