import { and, count, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { writing, writingVersion } from '../../database/schema/writing.ts'

export type StoredWriting = typeof writing.$inferSelect
export type StoredVersion = typeof writingVersion.$inferSelect

/** The characters of a text that a card shows in two lines. */
const beginningLength = 160

const isOf = (learnerId: string, id: string) => and(eq(writing.learnerId, learnerId), eq(writing.id, id))

/** The texts of a learner, the latest change first. `sought` is a search key. */
export async function listWritings(
  db: Database,
  learnerId: string,
  { sought, language }: { sought: string; language?: string | undefined },
) {
  return db
    .select({
      id: writing.id,
      title: writing.title,
      language: writing.language,
      beginning: sql<string>`left(${writing.text}, ${beginningLength})`,
      words: writing.words,
      createdAt: writing.createdAt,
      updatedAt: writing.updatedAt,
    })
    .from(writing)
    .where(
      and(
        eq(writing.learnerId, learnerId),
        isNull(writing.removedAt),
        language ? eq(writing.language, language) : undefined,
        sought ? sql`position(${sought} in ${writing.searchKey}) > 0` : undefined,
      ),
    )
    .orderBy(desc(writing.updatedAt), writing.id)
}

/** Locks the number of a learner's texts until the end of the transaction. */
export async function lockWritings(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`writings ${learnerId}`}, 0))`)
}

/** `present`: texts that are not removed. `all`: also those that can still be restored. */
export async function countWritings(
  db: Database,
  learnerId: string,
): Promise<{ present: number; all: number }> {
  const [row] = await db
    .select({ present: sql<number>`count(*) filter (where ${writing.removedAt} is null)::int`, all: count() })
    .from(writing)
    .where(eq(writing.learnerId, learnerId))
  return row ?? { present: 0, all: 0 }
}

/** Finds a text, also one that was removed and can still be restored. */
export async function findWriting(
  db: Database,
  learnerId: string,
  id: string,
): Promise<StoredWriting | undefined> {
  return (await db.select().from(writing).where(isOf(learnerId, id)))[0]
}

/** Like `findWriting`, and locks the row until the end of the transaction. */
export async function lockWriting(
  db: Database,
  learnerId: string,
  id: string,
): Promise<StoredWriting | undefined> {
  return (await db.select().from(writing).where(isOf(learnerId, id)).for('update'))[0]
}

/** @returns false if there is a text with this id, which is not changed */
export async function insertWriting(db: Database, row: typeof writing.$inferInsert): Promise<boolean> {
  const rows = await db.insert(writing).values(row).onConflictDoNothing().returning({ id: writing.id })
  return rows.length === 1
}

export type SavedState = Pick<
  StoredWriting,
  'title' | 'text' | 'words' | 'searchKey' | 'version' | 'updatedAt'
>

export async function updateWriting(db: Database, learnerId: string, id: string, state: SavedState) {
  await db.update(writing).set(state).where(isOf(learnerId, id))
}

/** @returns false if there is no such text, or if it is removed already */
export async function markWritingRemoved(db: Database, learnerId: string, id: string, now: Date) {
  const rows = await db
    .update(writing)
    .set({ removedAt: now })
    .where(and(isOf(learnerId, id), isNull(writing.removedAt)))
    .returning({ id: writing.id })
  return rows.length === 1
}

/** Restores a removed text. A text that is not removed is not changed. */
export async function unmarkWritingRemoved(db: Database, learnerId: string, id: string) {
  await db
    .update(writing)
    .set({ removedAt: null })
    .where(and(isOf(learnerId, id), isNotNull(writing.removedAt)))
}

/** Stores a version, and deletes all but the newest `most`. */
export async function saveVersion(db: Database, row: StoredVersion, most: number) {
  await db.insert(writingVersion).values(row).onConflictDoNothing()
  const ofThis = and(eq(writingVersion.learnerId, row.learnerId), eq(writingVersion.writingId, row.writingId))
  const newest = db
    .select({ version: writingVersion.version })
    .from(writingVersion)
    .where(ofThis)
    .orderBy(desc(writingVersion.version))
    .limit(most)
  await db.delete(writingVersion).where(and(ofThis, notInArray(writingVersion.version, newest)))
}

/** The versions of a text, newest first. */
export async function listVersions(db: Database, learnerId: string, id: string): Promise<StoredVersion[]> {
  return db
    .select()
    .from(writingVersion)
    .where(and(eq(writingVersion.learnerId, learnerId), eq(writingVersion.writingId, id)))
    .orderBy(desc(writingVersion.version))
}
