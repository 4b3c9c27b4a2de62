import type { StarterItem } from '@verbena/content/catalogue/starter-catalogue'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Database } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { listContentHashes, saveMedia } from './catalogue.queries.ts'
import { computeFacts, factsVersion } from './media-facts.service.ts'

/**
 * Brings the starter catalogue into the database: writes what is new or changed, by stable id.
 * @returns how many items were written
 */
export async function loadStarterCatalogue(
  { db, lexicon, clock }: Pick<Services, 'db' | 'lexicon' | 'clock'>,
  items: StarterItem[],
): Promise<number> {
  const known = await listContentHashes(
    db,
    items.map(({ item }) => item.id),
  )
  // What is said in an item follows from the lexicon, too.
  const version = `${lexicon.version}.${factsVersion}`
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
  // With the bytes named, a browser may keep them for ever: other bytes have another address.
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
  const facts = computeFacts(lexicon, item.language, transcript.segments)
  return saveMedia(db, values, transcript.segments, facts)
}
