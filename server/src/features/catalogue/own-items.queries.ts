import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
import { titleKey } from './title-key.ts'

type Named = { id: string; title: string; level: string; category: string }

export async function setThumbnail(db: Database, id: string, thumbnail: string) {
  await db.update(mediaItem).set({ thumbnail }).where(eq(mediaItem.id, id))
}

/** What does not touch the text: title, level and category. */
export async function renameMedia(db: Database, { id, title, level, category }: Named) {
  const changed = { title, level, category, titleKey: titleKey([title]) }
  await db.update(mediaItem).set(changed).where(eq(mediaItem.id, id))
}
