import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Services } from '../../../services.ts'
import { saveMedia } from '../../catalogue/save-media.service.ts'
import { computeStatisticsInSteps } from '../../catalogue/transcript-statistics.service.ts'
import { findOwnRow, findOwnSegments, lockOwnRow } from '../own-media.queries.ts'
import { listWithoutStatistics, setFactsVersion } from './transcript-statistics.queries.ts'

/**
 * Computes the statistics after a change of the transcript. During many changes in a row, only one computation runs at a
 * time, and the last one uses the final text.
 */
export const scheduleStatistics = (services: Services, learnerId: string, mediaId: string) =>
  services.backgroundTasks.runOnce(`statistics ${mediaId}`, () =>
    updateStatistics(services, learnerId, mediaId),
  )

/** Computes and stores lemma occurrences, lemma counts and the estimated level. */
async function updateStatistics({ db, lexicon }: Services, learnerId: string, mediaId: string) {
  const row = await findOwnRow(db, learnerId, mediaId)
  if (!row) return
  const segments = await findOwnSegments(db, mediaId)
  const statistics = await computeStatisticsInSteps(
    lexicon,
    row.item.language as TargetLanguageCode,
    segments,
  )
  await db.transaction(async (tx) => {
    const current = await lockOwnRow(tx, learnerId, mediaId)
    // A change of the text or the language in the meantime schedules its own computation.
    const isSame = current?.state.transcriptVersion === row.state.transcriptVersion
    if (!current || !isSame || current.item.language !== row.item.language) return
    await saveMedia(tx, current.item, segments, statistics)
    await setFactsVersion(tx, learnerId, mediaId, row.state.transcriptVersion)
  })
}

const batchSize = 20

/** Computes the statistics of transcripts whose server ended before computing them. */
export async function computeMissingStatistics(services: Services) {
  for (const { learnerId, mediaId } of await listWithoutStatistics(services.db, batchSize))
    await updateStatistics(services, learnerId, mediaId)
}
