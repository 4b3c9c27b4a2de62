import type { StarterItem } from '@verbena/content/starter-catalogue'
import type { Database } from '../../database/database.ts'
import { listContentHashes, saveMedia } from './catalogue.queries.ts'

/**
 * Brings the starter catalogue into the database: writes what is new or changed, by stable id.
 * @returns how many items were written
 */
export async function loadStarterCatalogue(db: Database, items: StarterItem[], now: Date): Promise<number> {
  const known = await listContentHashes(db)
  const changed = items.filter(({ item, hash }) => known.get(item.id) !== hash)
  for (const entry of changed) await saveStarterItem(db, entry, now)
  return changed.length
}

function saveStarterItem(db: Database, { item, transcript, hash, files, poster }: StarterItem, now: Date) {
  const address = (name: string) => `/media/${item.id}/${name}`
  const values = {
    id: item.id,
    kind: item.kind,
    title: item.title,
    titleTranslations: item.titleTranslations,
    language: item.language,
    level: item.level,
    category: item.category,
    place: item.place ?? null,
    source: { type: 'file' as const, files: files.map(({ name, mime }) => ({ src: address(name), mime })) },
    thumbnail: poster ? address(poster) : '',
    durationSeconds: transcript.durationSeconds,
    isPremium: item.isPremium,
    credits: Object.values(item.credits),
    contentHash: hash,
    createdAt: now,
  }
  return saveMedia(db, values, transcript.segments)
}
