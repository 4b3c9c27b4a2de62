import type { Database } from '../../database/database.ts'
import {
  type NewMedia,
  replaceOccurrences,
  type Segments,
  updateMedia,
  upsertLemmaCounts,
  upsertMedia,
  upsertTranscript,
} from './catalogue.queries.ts'
import { titleKey } from './title-key.ts'
import type { TranscriptStatistics } from './transcript-statistics.service.ts'

/** The values of a media item that are not derived from its titles and transcript. */
export type MediaValues = Omit<NewMedia, 'titleKey' | 'estimatedLevel'>

/**
 * Inserts a media item with its transcript, or updates the one with this id, so that learners' progress and results stay
 * with it. Inside a transaction it is part of that transaction.
 */
export async function saveMedia(
  db: Database,
  item: MediaValues,
  segments: Segments,
  { occurrences, counts, estimatedLevel }: TranscriptStatistics,
) {
  const { id, language } = item
  const titles = [item.title, ...Object.values(item.titleTranslations).filter((title) => title !== undefined)]
  await db.transaction(async (tx) => {
    await upsertMedia(tx, { ...item, titleKey: titleKey(titles), estimatedLevel })
    await upsertTranscript(tx, id, segments)
    await upsertLemmaCounts(tx, id, counts)
    await replaceOccurrences(tx, id, language, occurrences)
  })
}

type Renamed = { id: string; title: string; level: string; category: string }

/** Changes title, level and category of own media, which has no title translations. */
export const renameMedia = (db: Database, { id, title, level, category }: Renamed) =>
  updateMedia(db, id, { title, level, category, titleKey: titleKey([title]) })
