import { join } from 'node:path'
import type { UploadType } from '@verbena/contract/uploads'
import { FfmpegFailed } from '../../providers/ffmpeg/run-ffmpeg.ts'
import { type Transcriber, TranscriberError } from '../../providers/transcription/transcriber.ts'
import type { Services } from '../../services.ts'
import { heardCues } from './heard-cues.ts'
import { BrokenFile } from './media-type/byte-source.ts'
import { endingOf } from './own-files.service.ts'
import { findOwnRow, type OwnRow, type StoredJob, saveText } from './own-media.queries.ts'
import { type SoundInParts, soundParts } from './sound-parts/sound-parts.ts'
import { askForFacts } from './text-facts.service.ts'
import { segmentsOf } from './transcript-text.service.ts'
import { endJob, extendLease, postponeJob, savePart, savePartsTotal } from './transcription-jobs.queries.ts'

/** Without a sign of life for so long, and another server goes on. */
export const leaseMilliseconds = 20_000
const attemptsMaximum = 5
/** After the first failure, the second …: a server that is started anew is back within minutes. */
const pausesSeconds = [5, 30, 120, 600]
const signOfLifeMilliseconds = 3000
/** Ten minutes: short enough to lose little by a restart, long enough to cut few sentences. */
const partSeconds = 600

/** The lease is somebody else's, or the learner cancelled. */
class LeaseLost extends Error {}

/**
 * Works on a job whose lease this server has, until it is done, failed, put back, or taken away.
 * @param stopping puts it back, to be gone on with at once
 * @param onFailure told of what nobody foresaw
 */
export async function hearJob(
  services: Services,
  job: StoredJob,
  stopping: AbortSignal,
  onFailure: (error: unknown) => void,
) {
  const lost = new AbortController()
  const signs = setInterval(() => giveSignOfLife(services, job, lost), signOfLifeMilliseconds)
  try {
    await hear(services, job, AbortSignal.any([lost.signal, stopping]))
  } catch (error) {
    if (error instanceof LeaseLost || lost.signal.aborted) return
    if (stopping.aborted) await postponeJob(services.db, job, { at: null, attempts: job.attempts - 1 })
    else await giveUpOrWait(services, job, error, onFailure)
  } finally {
    clearInterval(signs)
  }
}

function giveSignOfLife({ db, clock }: Services, job: StoredJob, lost: AbortController) {
  const until = new Date(clock.now().getTime() + leaseMilliseconds)
  extendLease(db, job, until).then(
    (isOurs) => isOurs || lost.abort(new LeaseLost()),
    // A database that is away for a moment takes no lease away; when it is back it will say whose it is.
    () => {},
  )
}

async function hear(services: Services, job: StoredJob, signal: AbortSignal) {
  const { db, clock, transcriber, uploadFiles, ffmpeg } = services
  const row = await findOwnRow(db, job.learnerId, job.mediaId)
  if (!row?.upload || !transcriber) return void (await endJob(db, job, clock.now(), 'refused'))
  const { upload, item } = row
  const type = upload.type as UploadType
  const path = join(uploadFiles.directory, uploadFiles.pathOf(upload.id))
  const decode = (await ffmpeg.isThere()) ? () => ffmpeg.readSound({ path, type, signal }) : null
  const file = { type, ending: endingOf[type], durationSeconds: item.durationSeconds, decode }
  await uploadFiles.look(upload.id, async (source) => {
    const limits = { seconds: partSeconds, bytes: transcriber.bytesMaximum }
    const sound = await soundParts(source, file, limits).catch(asRefused)
    if (!sound) return void (await endJob(db, job, clock.now(), 'tooLarge'))
    const heard = await hearParts(services, { job, row, sound, transcriber, signal })
    await finish(services, job, row, heard)
  })
}

/** A player may make something of it; nobody else can. */
function asRefused(error: unknown): never {
  const isBroken = error instanceof BrokenFile || error instanceof RangeError
  throw isBroken ? new TranscriberError('refused', 'the sound is not where the file says') : error
}

type Hearing = {
  job: StoredJob
  row: OwnRow
  sound: SoundInParts
  transcriber: Transcriber
  signal: AbortSignal
}

/** Each part once: those that were heard before a restart are there already. */
async function hearParts({ db }: Services, { job, row, sound, transcriber, signal }: Hearing) {
  const heard = [...job.parts]
  if (!(await savePartsTotal(db, job, sound.total))) throw new LeaseLost()
  let index = 0
  for await (const part of sound.parts) {
    if (index++ < job.parts.length) continue
    const lines = await transcriber.transcribe(part, row.item.language, signal)
    const moved = { startSeconds: part.startSeconds, lines }
    if (!(await savePart(db, job, moved))) throw new LeaseLost()
    heard.push(moved)
  }
  return heard
}

/** The text and the end of the job in one: either both are there or none. */
async function finish(services: Services, job: StoredJob, row: OwnRow, heard: StoredJob['parts']) {
  const { db, clock } = services
  const cues = heardCues(heard, row.item.durationSeconds)
  if (cues.length === 0) return void (await endJob(db, job, clock.now(), 'nothingSaid'))
  const { learnerId, mediaId } = job
  const isSaved = await db.transaction(async (tx) => {
    const state = { transcriptOrigin: 'transcriber' as const, areTimesGuessed: false }
    const segments = segmentsOf(cues)
    const text = { learnerId, mediaId, version: job.transcriptVersion, segments, state, now: clock.now() }
    const isNewest = await saveText(tx, text)
    if (!(await endJob(tx, job, clock.now(), isNewest ? null : 'changed'))) throw new LeaseLost()
    return isNewest
  })
  if (isSaved) askForFacts(services, learnerId, mediaId)
}

async function giveUpOrWait(
  { db, clock }: Services,
  job: StoredJob,
  error: unknown,
  onFailure: (error: unknown) => void,
) {
  onFailure(error)
  const isRefused =
    error instanceof FfmpegFailed || (error instanceof TranscriberError && error.kind === 'refused')
  if (isRefused) return void (await endJob(db, job, clock.now(), 'refused'))
  if (job.attempts >= attemptsMaximum) return void (await endJob(db, job, clock.now(), 'away'))
  const asked = error instanceof TranscriberError ? error.pauseSeconds : undefined
  const seconds = Math.min(asked ?? pausesSeconds[job.attempts - 1] ?? 600, 3600)
  await postponeJob(db, job, { at: new Date(clock.now().getTime() + seconds * 1000), attempts: job.attempts })
}
