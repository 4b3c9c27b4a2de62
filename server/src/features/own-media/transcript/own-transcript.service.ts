import type { OwnTranscript, TranscriptEdit } from '@verbena/contract/own-media/own-transcripts'
import type { Cue } from '@verbena/language/media/subtitles/cue'
import type { Reason } from '@verbena/language/media/subtitles/read-subtitles'
import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import type { Warning } from '@verbena/language/media/subtitles/subtitle-warnings'
import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { insertAlignment } from '../alignment/alignment-jobs.queries.ts'
import { canAlign } from '../alignment/alignments.service.ts'
import {
  findOwnRow,
  findOwnSegments,
  type OwnRow,
  type OwnState,
  type Segments,
  saveTranscript,
} from '../own-media.queries.ts'
import { requireAddsOwnMedia } from '../require-own-media.service.ts'
import { applyTranscriptEdits } from './apply-transcript-edits.ts'
import { estimateCueTimes } from './estimate-cue-times.ts'
import { readSubtitlesInWorker } from './read-subtitles-in-worker.ts'
import { scheduleStatistics } from './transcript-statistics.service.ts'

export type ReadText = { segments: Segments; areTimesGuessed: boolean; warnings: Warning[] }

const refusals: Record<Reason['code'], [AppError['code'], string]> = {
  empty: ['TRANSCRIPT_EMPTY', 'There is no text in this.'],
  notText: ['TRANSCRIPT_NOT_TEXT', 'This is not a text file.'],
  webPage: ['TRANSCRIPT_WEB_PAGE', 'This is a web page, not the subtitles themselves.'],
  noCues: ['TRANSCRIPT_NO_CUES', 'There are no lines with times in this file.'],
  tooLarge: ['BODY_TOO_LARGE', 'This file is larger than any subtitles.'],
}

/**
 * Reads an uploaded or pasted text: subtitles, or lines without times.
 * @throws AppError TRANSCRIPT_EMPTY, TRANSCRIPT_NOT_TEXT, TRANSCRIPT_WEB_PAGE, TRANSCRIPT_NO_CUES, BODY_TOO_LARGE, BUSY
 */
export async function readText(
  bytes: Uint8Array,
  { fileName, durationSeconds }: { fileName?: string | undefined; durationSeconds?: number | null },
): Promise<ReadText> {
  const hint = { ...(fileName && { fileName }), ...(durationSeconds && { durationSeconds }) }
  const read = await readSubtitlesInWorker({ bytes, hint })
  if (!read) throw new AppError('BUSY', 'This text cannot be read right now.', 30)
  if (!read.ok) throw new AppError(...refusals[read.reason.code])
  const { warnings } = read
  return read.timed
    ? { segments: segmentsOf(read.cues), areTimesGuessed: false, warnings }
    : {
        segments: segmentsOf(estimateCueTimes(read.lines, durationSeconds ?? null)),
        areTimesGuessed: true,
        warnings,
      }
}

/** Converts cues to stored segments. */
export const segmentsOf = (cues: readonly Cue[]): Segments =>
  cues.map(({ text, start, end, speaker, words = [] }) => ({
    text,
    start,
    duration: Math.max(0.001, Math.round((end - start) * 1000) / 1000),
    ...(speaker && { speaker }),
    translations: {},
    words,
  }))

type NewText = {
  learnerId: string
  mediaId: string
  version: number
  segments: Segments
  state?: Partial<Pick<OwnState, 'transcriptOrigin' | 'areTimesGuessed'>>
  /** Whether to request an alignment. */
  needsAlignment?: boolean
}

/** Replaces a version of the transcript. @throws AppError EDIT_CONFLICT when the stored version is another */
async function writeText(services: Services, { state = {}, needsAlignment = false, ...text }: NewText) {
  const { learnerId, mediaId, version } = text
  const now = services.clock.now()
  const isSaved = await services.db.transaction(async (db) => {
    if (!(await saveTranscript(db, { ...text, state, now }))) return false
    if (needsAlignment)
      await insertAlignment(db, { learnerId, mediaId, transcriptVersion: version + 1, requestedAt: now })
    return true
  })
  if (!isSaved) throw new AppError('EDIT_CONFLICT', 'This text was changed somewhere else meanwhile.')
  scheduleStatistics(services, learnerId, mediaId)
}

/** Adds the first transcript of a new item. */
export async function addText(services: Services, learnerId: string, mediaId: string, text: ReadText) {
  const state = { transcriptOrigin: 'text' as const, areTimesGuessed: text.areTimesGuessed }
  await writeText(services, { learnerId, mediaId, version: 0, segments: text.segments, state })
}

/** @throws AppError NOT_FOUND, PLAN_REQUIRED, EDIT_CONFLICT, TOO_MANY_REQUESTS, those of `readText` */
export async function replaceText(
  services: Services,
  caller: Caller,
  mediaId: string,
  { version, fileName, bytes }: { version: number; fileName?: string | undefined; bytes: Uint8Array },
): Promise<OwnTranscript & { warnings: Warning[] }> {
  const { learnerId } = await requireAddsOwnMedia(services, caller)
  const row = await findOwnRow(services.db, learnerId, mediaId)
  if (!row) throw notFound('video')
  await services.rateLimits.take('ownTranscriptByAccount', learnerId)
  const { segments, areTimesGuessed, warnings } = await readText(bytes, {
    fileName,
    durationSeconds: row.item.durationSeconds,
  })
  const state = { transcriptOrigin: 'text' as const, areTimesGuessed }
  const mayBeAligned = areTimesGuessed && (await canAlign(services, row))
  await writeText(services, { learnerId, mediaId, version, segments, state, needsAlignment: mayBeAligned })
  return {
    ...toOwnTranscript({ ...row.state, ...state, transcriptVersion: version + 1 }, segments),
    isBeingAligned: mayBeAligned,
    mayBeAligned,
    warnings,
  }
}

/** @throws AppError NOT_FOUND, EDIT_CONFLICT, INVALID_REQUEST for a line that does not exist, BODY_TOO_LARGE */
export async function editText(
  services: Services,
  learnerId: string,
  mediaId: string,
  { version, edits }: { version: number; edits: TranscriptEdit[] },
): Promise<OwnTranscript> {
  const row = await findOwnRow(services.db, learnerId, mediaId)
  if (!row) throw notFound('video')
  const segments = applyTranscriptEdits(await findOwnSegments(services.db, mediaId), edits)
  if (row.state.transcriptVersion !== version)
    throw new AppError('EDIT_CONFLICT', 'This text was changed somewhere else meanwhile.')
  if (!segments) throw new AppError('INVALID_REQUEST', 'body.edits: there is no such line')
  const letters = segments.reduce((sum, { text }) => sum + text.length, 0)
  if (segments.length > limits.cues || letters > limits.text)
    throw new AppError('BODY_TOO_LARGE', 'A text has no more lines than this.')
  const state = { transcriptOrigin: row.state.transcriptOrigin ?? ('text' as const) }
  await writeText(services, { learnerId, mediaId, version, segments, state })
  return {
    ...toOwnTranscript({ ...row.state, ...state, transcriptVersion: version + 1 }, segments),
    isBeingAligned: false,
    mayBeAligned: await mayBeAligned(services, row),
  }
}

/** @throws AppError NOT_FOUND */
export async function readOwnText(
  services: Services,
  learnerId: string,
  mediaId: string,
): Promise<OwnTranscript> {
  const row = await findOwnRow(services.db, learnerId, mediaId)
  if (!row) throw notFound('video')
  return {
    ...toOwnTranscript(row.state, await findOwnSegments(services.db, mediaId)),
    isBeingAligned: row.alignment?.status === 'waiting' || row.alignment?.status === 'running',
    mayBeAligned: await mayBeAligned(services, row),
  }
}

const mayBeAligned = async (services: Services, row: OwnRow) =>
  row.state.areTimesGuessed && canAlign(services, row)

const toOwnTranscript = (state: OwnState, segments: Segments): OwnTranscript => ({
  version: state.transcriptVersion,
  origin: state.transcriptVersion > 0 ? state.transcriptOrigin : null,
  areTimesGuessed: state.areTimesGuessed,
  lines: segments.map(({ translations, ...line }) => line),
})
