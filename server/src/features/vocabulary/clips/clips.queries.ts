import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { clipToRemove, word, wordClip } from '../../../database/schema/vocabulary.ts'

export type StoredClip = typeof wordClip.$inferSelect

/** Adds a clip that waits to be cut, unless the learner has `most` clips. @returns whether it was added */
export async function addClip(
  db: Database,
  { learnerId, wordId, now, most }: { learnerId: string; wordId: string; now: Date; most: number },
): Promise<boolean> {
  const [kept] = await db.select({ count: count() }).from(wordClip).where(eq(wordClip.learnerId, learnerId))
  if ((kept?.count ?? 0) >= most) return false
  const values = { learnerId, wordId, state: 'waiting' as const, dueAt: now }
  return (await db.insert(wordClip).values(values).onConflictDoNothing().returning()).length > 0
}

/** Takes one clip that is due, until `until`; another server may take it afterwards. */
export async function claimClip(db: Database, now: Date, until: Date) {
  const due = db
    .select({ id: wordClip.id })
    .from(wordClip)
    .where(and(eq(wordClip.state, 'waiting'), lte(wordClip.dueAt, now)))
    .orderBy(asc(wordClip.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(wordClip)
    .set({ attempts: sql`${wordClip.attempts} + 1`, dueAt: until })
    .where(inArray(wordClip.id, due))
    .returning()
  if (!claimed) return undefined
  const [place] = await db
    .select({ mediaId: word.sourceMediaId, start: word.sourceStart, end: word.sourceEnd })
    .from(word)
    .where(and(eq(word.learnerId, claimed.learnerId), eq(word.id, claimed.wordId)))
  return { ...claimed, place }
}

type ClipChange = Partial<
  Pick<StoredClip, 'state' | 'dueAt' | 'attempts' | 'hasSound' | 'hasPicture' | 'bytes'>
>

/** @returns false if the word was deleted in the meantime */
export async function changeClip(db: Database, id: string, change: ClipChange): Promise<boolean> {
  return (await db.update(wordClip).set(change).where(eq(wordClip.id, id)).returning()).length > 0
}

/** The bytes of all clips on the server, and of those of a learner. */
export async function sumClipBytes(db: Database, learnerId: string): Promise<{ all: number; own: number }> {
  const [sums] = await db
    .select({
      all: sql<number>`coalesce(sum(${wordClip.bytes}), 0)`.mapWith(Number),
      own: sql<number>`coalesce(sum(${wordClip.bytes}) filter (where ${wordClip.learnerId} = ${learnerId}), 0)`.mapWith(
        Number,
      ),
    })
    .from(wordClip)
  return sums ?? { all: 0, own: 0 }
}

export async function findClip(db: Database, id: string): Promise<StoredClip | undefined> {
  return (await db.select().from(wordClip).where(eq(wordClip.id, id)))[0]
}

/** The clips of words that are cut, by id of the word. */
export async function listReadyClips(
  db: Database,
  learnerId: string,
  wordIds?: readonly string[],
): Promise<Map<string, StoredClip>> {
  const rows = await db
    .select()
    .from(wordClip)
    .where(
      and(
        eq(wordClip.learnerId, learnerId),
        eq(wordClip.state, 'ready'),
        wordIds && inArray(wordClip.wordId, [...wordIds]),
      ),
    )
  return new Map(rows.map((clip) => [clip.wordId, clip]))
}

export async function listClipsToRemove(db: Database, limit: number): Promise<string[]> {
  return (await db.select().from(clipToRemove).limit(limit)).map(({ clipId }) => clipId)
}

export async function unlistClips(db: Database, ids: readonly string[]) {
  if (ids.length > 0) await db.delete(clipToRemove).where(inArray(clipToRemove.clipId, [...ids]))
}
