import type { LanguageCode } from '@verbena/language/languages'
import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { findOwnRow } from '../own-media.queries.ts'
import { requireAddsOwnMedia } from '../require-own-media.service.ts'

/**
 * Fetches the captions of a YouTube video that is own media, in the language of the item.
 * @throws AppError PLAN_REQUIRED, NOT_FOUND, NOT_CONFIGURED, INVALID_REQUEST for a file, TOO_MANY_REQUESTS, PROVIDER_AWAY
 */
export async function findCaptions(services: Services, caller: Caller, mediaId: string) {
  const { learnerId } = await requireAddsOwnMedia(services, caller)
  const row = await findOwnRow(services.db, learnerId, mediaId)
  if (!row) throw notFound('video')
  if (!services.youtube.captions) throw new AppError('NOT_CONFIGURED', 'This server asks for no captions.')
  const { source, language } = row.item
  if (source.type !== 'youtube') throw new AppError('INVALID_REQUEST', 'Only YouTube has captions to give.')
  await services.rateLimits.take('ownTranscriptByAccount', learnerId)
  const captions = await services.youtube.captions(source.videoId, language as LanguageCode)
  if (captions.outcome === 'unavailable') throw new AppError('PROVIDER_AWAY', 'YouTube gave no captions.')
  return captions.outcome === 'found'
    ? { text: captions.text, isAutomatic: captions.isAutomatic }
    : { text: null, isAutomatic: false }
}
