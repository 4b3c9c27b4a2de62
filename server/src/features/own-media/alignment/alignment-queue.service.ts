import { join } from 'node:path'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { roundToMilliseconds } from '@verbena/language/media/subtitles/cue'
import type { JobQueue } from '../../../jobs/lease-runner.ts'
import type { Alignment } from '../../../providers/alignment/aligner.ts'
import type { Services } from '../../../services.ts'
import {
  findOwnRow,
  findOwnSegments,
  lockOwnRow,
  type Segments,
  saveTranscript,
} from '../own-media.queries.ts'
import { scheduleStatistics } from '../transcript/transcript-statistics.service.ts'
import {
  cancelAlignmentOf,
  claimAlignment,
  endAlignment,
  extendAlignment,
  releaseAlignment,
  type StoredAlignmentJob,
} from './alignment-jobs.queries.ts'

const attemptsMaximum = 3
/** A shorter line would not be visible. */
const lineSecondsMinimum = 0.05

/** The queue of alignments, which find the times of a text in its recording. */
export function alignmentQueue(services: Services): JobQueue<StoredAlignmentJob> {
  const { db, clock } = services
  const giveUp = async (job: StoredAlignmentJob) =>
    void (await endAlignment(db, job, { failure: 'broken', now: clock.now() }))
  let percent = 0
  return {
    leaseMs: 60_000,
    heartbeatMs: 2000,
    attemptsMaximum,
    claim: (lease) => claimAlignment(db, lease),
    extend: (job, until) => extendAlignment(db, job, { until, percent }),
    run: async (job, signal) => {
      percent = 0
      await alignTranscript(services, job, {
        signal,
        onProgress: (share) => {
          percent = Math.min(99, Math.floor(share * 100))
        },
      })
    },
    release: (job) => releaseAlignment(db, job),
    // A job with attempts left is claimed again after its lease has ended.
    retryOrFail: async (job) => {
      if (job.attempts >= attemptsMaximum) await giveUp(job)
    },
    giveUp,
  }
}

type Work = {
  signal: AbortSignal
  /** Called with the completed share, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sets the times at which the lines of a text are spoken. A text that was changed in the meantime is not overwritten.
 * @throws the reason of `signal` when it is aborted; Error when the aligner fails
 */
async function alignTranscript(services: Services, job: StoredAlignmentJob, work: Work): Promise<void> {
  const { db, aligner, clock, uploadFiles } = services
  const { learnerId, mediaId, transcriptVersion } = job
  const row = await findOwnRow(db, learnerId, mediaId)
  if (!row?.upload || row.state.transcriptVersion !== transcriptVersion)
    return cancelAlignmentOf(db, { learnerId, mediaId, now: clock.now() })
  const segments = await findOwnSegments(db, mediaId)
  const recording = {
    path: join(uploadFiles.directory, uploadFiles.pathOf(row.upload.id)),
    type: row.upload.type as UploadType,
    language: row.item.language as TargetLanguageCode,
    lines: segments.map(({ text }) => text),
    durationSeconds: row.item.durationSeconds,
  }
  const alignment = await aligner.align(recording, work)
  const now = clock.now()
  if (alignment.kind !== 'aligned')
    return void (await endAlignment(db, job, { failure: alignment.kind, now }))
  const aligned = timedSegments(segments, alignment.lines)
  const isSaved = await db.transaction(async (tx) => {
    // Every transaction locks the transcript before the job, to avoid deadlocks.
    await lockOwnRow(tx, learnerId, mediaId)
    if (!(await endAlignment(tx, job, { failure: null, now }))) return false
    const text = { learnerId, mediaId, version: transcriptVersion, segments: aligned, now }
    return saveTranscript(tx, { ...text, state: { areTimesGuessed: false } })
  })
  if (isSaved) scheduleStatistics(services, learnerId, mediaId)
}

function timedSegments(
  segments: Segments,
  lines: Extract<Alignment, { kind: 'aligned' }>['lines'],
): Segments {
  return segments.map((segment, index) => {
    const { start, end, words } = lines[index]!
    return {
      ...segment,
      start: roundToMilliseconds(start),
      duration: roundToMilliseconds(Math.max(lineSecondsMinimum, end - start)),
      words: words.map(({ text, start, end }) => ({
        text,
        start: roundToMilliseconds(start),
        end: roundToMilliseconds(end),
      })),
    }
  })
}
