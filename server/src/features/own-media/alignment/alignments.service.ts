import type { AlignmentJob } from '@verbena/contract/own-media/alignment'
import type { UploadType } from '@verbena/contract/own-media/uploads'
import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { findOwnRow, type OwnRow } from '../own-media.queries.ts'
import { toAlignmentJob } from '../own-media-view.ts'
import { requireAddsOwnMedia } from '../require-own-media.service.ts'
import { lockOwnMedia } from '../uploads/uploads.queries.ts'
import { cancelAlignmentOf, insertAlignment } from './alignment-jobs.queries.ts'

/** Whether a text can be aligned: the file was uploaded, we can decode it, and the aligner speaks its language. */
export async function canAlign(
  { aligner }: Pick<Services, 'aligner'>,
  { item, upload }: Pick<OwnRow, 'item' | 'upload'>,
): Promise<boolean> {
  if (!upload?.type || !aligner.speaks(item.language)) return false
  return aligner.canRead(upload.type as UploadType)
}

/**
 * Requests the alignment of a text with guessed times again. A running job continues.
 * @throws AppError PLAN_REQUIRED, NOT_FOUND, INVALID_REQUEST when the times are known or there is no file,
 * NOT_CONFIGURED when this server cannot decode the file, TOO_MANY_REQUESTS
 */
export async function requestAlignment(
  services: Services,
  caller: Caller,
  mediaId: string,
): Promise<AlignmentJob> {
  const { learnerId } = await requireAddsOwnMedia(services, caller)
  if (!(await findOwnRow(services.db, learnerId, mediaId))) throw notFound('video')
  await services.rateLimits.take('ownTranscriptByAccount', learnerId)
  return services.db.transaction(async (db) => {
    await lockOwnMedia(db, learnerId)
    const row = await findOwnRow(db, learnerId, mediaId)
    if (!row) throw notFound('video')
    const { state, alignment } = row
    if (alignment?.status === 'waiting' || alignment?.status === 'running') return toAlignmentJob(alignment)
    if (!state.areTimesGuessed) throw new AppError('INVALID_REQUEST', 'The times of this text are known.')
    if (!row.upload) throw new AppError('INVALID_REQUEST', 'The sound of YouTube is not ours to read.')
    if (!(await canAlign(services, row)))
      throw new AppError('NOT_CONFIGURED', 'This server cannot read the sound of this file.')
    const { transcriptVersion } = state
    const values = { learnerId, mediaId, transcriptVersion, requestedAt: services.clock.now() }
    return toAlignmentJob(await insertAlignment(db, values))
  })
}

/** @throws AppError NOT_FOUND */
export async function readAlignmentOf(
  { db }: Services,
  learnerId: string,
  mediaId: string,
): Promise<AlignmentJob> {
  const row = await findOwnRow(db, learnerId, mediaId)
  if (!row?.alignment) throw notFound('alignment')
  return toAlignmentJob(row.alignment)
}

/** @throws AppError NOT_FOUND */
export async function cancelAlignmentJob(
  services: Services,
  learnerId: string,
  mediaId: string,
): Promise<AlignmentJob> {
  await readAlignmentOf(services, learnerId, mediaId)
  await cancelAlignmentOf(services.db, { learnerId, mediaId, now: services.clock.now() })
  return readAlignmentOf(services, learnerId, mediaId)
}
