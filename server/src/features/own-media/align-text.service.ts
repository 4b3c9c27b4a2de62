import { join } from 'node:path'
import type { UploadType } from '@verbena/contract/uploads'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { roundToMilliseconds } from '@verbena/language/subtitles/cue'
import type { Alignment } from '../../providers/aligner.ts'
import type { Services } from '../../services.ts'
import { cancelAlignmentOf, endAlignment, type StoredAlignment } from './align-jobs.queries.ts'
import { findOwnRow, findOwnSegments, type Segments, saveText, takeOwnRow } from './own-media.queries.ts'
import { askForFacts } from './text-facts.service.ts'

/** No line is shorter: it could not be seen. */
const shortestSeconds = 0.05

type Work = {
  /** The job is ours until it is aborted. */
  signal: AbortSignal
  /** Told of the share that is done, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Looks for the lines of a text in the sound and puts them where they are said. A text that was changed meanwhile
 * stays as it is.
 * @throws what `signal` was aborted with; Error when the aligner was lost over it
 */
export async function alignOwnText(services: Services, job: StoredAlignment, work: Work): Promise<void> {
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
    // The text before the job, as everybody takes them: else two could wait for each other.
    await takeOwnRow(tx, learnerId, mediaId)
    if (!(await endAlignment(tx, job, { failure: null, now }))) return false
    const text = { learnerId, mediaId, version: transcriptVersion, segments: aligned, now }
    return saveText(tx, { ...text, state: { areTimesGuessed: false } })
  })
  if (isSaved) askForFacts(services, learnerId, mediaId)
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
      duration: roundToMilliseconds(Math.max(shortestSeconds, end - start)),
      words: words.map(({ text, start, end }) => ({
        text,
        start: roundToMilliseconds(start),
        end: roundToMilliseconds(end),
      })),
    }
  })
}
