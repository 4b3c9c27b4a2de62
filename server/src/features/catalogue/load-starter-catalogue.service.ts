import type { StarterItem } from '@verbena/content/catalogue/starter-catalogue'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Database } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { listContentHashes } from './catalogue.queries.ts'
import { saveMedia } from './save-media.service.ts'
import { computeStatistics, statisticsVersion } from './transcript-statistics.service.ts'

/**
 * Writes the items of the starter catalogue that are new or changed to the database.
 * @returns the number of items written
 */
export async function loadStarterCatalogue(
  { db, lexicon, clock }: Pick<Services, 'db' | 'lexicon' | 'clock'>,
  items: StarterItem[],
): Promise<number> {
  const known = await listContentHashes(
    db,
    items.map(({ item }) => item.id),
  )
  // The statistics of an item depend on the lexicon.
  const version = `${lexicon.version}.${statisticsVersion}`
  const named = items.map((entry) => ({ ...entry, hash: `${entry.hash}.${version}` }))
  const changed = named.filter(({ item, hash }) => known.get(item.id) !== hash)
  for (const entry of changed) await saveStarterItem(db, lexicon, entry, clock.now())
  return changed.length
}

function saveStarterItem(
  db: Database,
  lexicon: Lexicon,
  { item, transcript, hash, files, poster }: StarterItem,
  now: Date,
) {
  // The URL contains a hash of the bytes, so that browsers may cache it without expiry.
  const address = (file: { name: string; hash: string }) => `/media/${item.id}/${file.name}?v=${file.hash}`
  const values = {
    id: item.id,
    kind: item.kind,
    title: item.title,
    titleTranslations: item.titleTranslations,
    language: item.language,
    level: item.level,
    category: item.category,
    place: item.place ?? null,
    source: {
      type: 'file' as const,
      files: files.map((file) => ({ src: address(file), mime: file.mime })),
    },
    thumbnail: address(poster),
    durationSeconds: transcript.durationSeconds,
    isPremium: item.isPremium,
    credits: Object.values(item.credits),
    contentHash: hash,
    createdAt: now,
  }
  const statistics = computeStatistics(lexicon, item.language, transcript.segments)
  return saveMedia(db, values, transcript.segments, statistics)
}
