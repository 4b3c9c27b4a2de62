import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Services } from '../../../services.ts'
import { computeFactsInSteps, saveMedia } from '../../catalogue/own-items.service.ts'
import {
  findOwnRow,
  findOwnSegments,
  listWithoutFacts,
  lockOwnRow,
  setFactsVersion,
} from '../own-media.queries.ts'

/**
 * After a change of the text; whoever changes a long one line by line has it looked through once at a time, and in the
 * end as it is then.
 */
export const scheduleTranscriptFacts = (services: Services, learnerId: string, mediaId: string) =>
  services.backgroundTasks.runOnce(`facts ${mediaId}`, () => computeFacts(services, learnerId, mediaId))

/** Looks the words of a text through: which are said where, how often, and of which level they are. */
async function computeFacts({ db, lexicon }: Services, learnerId: string, mediaId: string) {
  const row = await findOwnRow(db, learnerId, mediaId)
  if (!row) return
  const segments = await findOwnSegments(db, mediaId)
  const facts = await computeFactsInSteps(lexicon, row.item.language as TargetLanguageCode, segments)
  await db.transaction(async (tx) => {
    const now = await lockOwnRow(tx, learnerId, mediaId)
    // Another text, or another language, came meanwhile, and is looked through by itself.
    const isSame = now?.state.transcriptVersion === row.state.transcriptVersion
    if (!now || !isSame || now.item.language !== row.item.language) return
    await saveMedia(tx, now.item, segments, facts)
    await setFactsVersion(tx, learnerId, mediaId, row.state.transcriptVersion)
  })
}

const textsAtOnce = 20

/** What a server that ended did not come to. */
export async function computeMissingFacts(services: Services) {
  for (const { learnerId, mediaId } of await listWithoutFacts(services.db, textsAtOnce))
    await computeFacts(services, learnerId, mediaId)
}
