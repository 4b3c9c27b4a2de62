import { knownFrom, restingStatuses } from '@verbena/language/memory/known-words'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { memory, memoryReview } from '../../database/schema/memory.ts'
import { lemmaStatus, word } from '../../database/schema/vocabulary.ts'

export type StoredMemory = typeof memory.$inferSelect
export type StoredReview = typeof memoryReview.$inferSelect
export type MemoryKey = Pick<StoredMemory, 'learnerId' | 'language' | 'lemma' | 'direction'>
export type Owner = Pick<StoredMemory, 'learnerId' | 'language'>

const ofOwner = ({ learnerId, language }: Owner) =>
  and(eq(memory.learnerId, learnerId), eq(memory.language, language))

const ofKey = ({ lemma, direction, ...owner }: MemoryKey) =>
  and(ofOwner(owner), eq(memory.lemma, lemma), eq(memory.direction, direction))

/** What is known because it was remembered for so long goes on being asked for. */
const isKnownByMemory = sql`(${memory.state} = 'review' and ${memory.stability} >= ${knownFrom})`

/** One that is there already is asked for again where `isAsked` says so, or where it is known by what was remembered. */
export async function addMemory(db: Database, values: StoredMemory) {
  await db
    .insert(memory)
    .values(values)
    .onConflictDoUpdate({
      target: [memory.learnerId, memory.language, memory.lemma, memory.direction],
      set: { isAsked: sql`excluded.is_asked or ${isKnownByMemory}` },
    })
}

export async function hasRestingStatus(
  db: Database,
  { learnerId, language, lemma }: Owner & { lemma: string },
) {
  const rows = await db
    .select({ lemma: lemmaStatus.lemma })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.lemma, lemma),
        inArray(lemmaStatus.status, [...restingStatuses]),
      ),
    )
  return rows.length > 0
}

/** @param lemmas as many as there are: one parameter holds them, where a statement has places for 65,535 */
export async function setAsked(db: Database, owner: Owner, lemmas: string[], isAsked: boolean) {
  await db
    .update(memory)
    .set({ isAsked })
    .where(and(ofOwner(owner), sql`${memory.lemma} = any(${sql.param(lemmas)}::text[])`))
}

/** Nobody else changes it before the end of the transaction. */
export async function lockMemory(db: Database, key: MemoryKey): Promise<StoredMemory | undefined> {
  return (await db.select().from(memory).where(ofKey(key)).for('update'))[0]
}

export async function changeMemory(db: Database, key: MemoryKey, change: Partial<StoredMemory>) {
  await db.update(memory).set(change).where(ofKey(key))
}

/** One that was added at a moment, and never asked for since, is as if it had not been. */
export async function removeUnasked(db: Database, key: MemoryKey, createdAt: Date) {
  await db.delete(memory).where(and(ofKey(key), eq(memory.state, 'new'), eq(memory.createdAt, createdAt)))
}

const ofReviews = ({ learnerId, language }: Owner) =>
  and(eq(memoryReview.learnerId, learnerId), eq(memoryReview.language, language))

/** @returns false when an answer of this id is there already */
export async function addReview(db: Database, values: StoredReview): Promise<boolean> {
  const rows = await db
    .insert(memoryReview)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: memoryReview.id })
  return rows.length === 1
}

export async function findReview(db: Database, learnerId: string, id: string) {
  const [found] = await db
    .select()
    .from(memoryReview)
    .where(and(eq(memoryReview.learnerId, learnerId), eq(memoryReview.id, id)))
  return found
}

export async function findLastReview(db: Database, { lemma, direction, ...owner }: MemoryKey) {
  const [found] = await db
    .select({ id: memoryReview.id })
    .from(memoryReview)
    .where(and(ofReviews(owner), eq(memoryReview.lemma, lemma), eq(memoryReview.direction, direction)))
    .orderBy(desc(memoryReview.reviewedAt), desc(memoryReview.reps))
    .limit(1)
  return found?.id
}

export async function removeReview(db: Database, learnerId: string, id: string) {
  await db.delete(memoryReview).where(and(eq(memoryReview.learnerId, learnerId), eq(memoryReview.id, id)))
}

/** Of these base forms, those of which some list still holds a word. */
export async function listSavedLemmas(db: Database, owner: Owner, lemmas: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ lemma: word.lemmaKey })
    .from(word)
    .where(
      and(
        eq(word.learnerId, owner.learnerId),
        eq(word.language, owner.language),
        sql`${word.lemmaKey} = any(${sql.param(lemmas)}::text[])`,
        isNotNull(word.lemmaKey),
      ),
    )
  return rows.map(({ lemma }) => lemma)
}

/** Changes what is said of a base form, where that was said of it before. */
export async function changeStatus(
  db: Database,
  { learnerId, language, lemma, status, updatedAt }: typeof lemmaStatus.$inferInsert,
  from: 'learning' | 'known',
) {
  await db
    .update(lemmaStatus)
    .set({ status, updatedAt })
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.lemma, lemma),
        eq(lemmaStatus.status, from),
      ),
    )
}
