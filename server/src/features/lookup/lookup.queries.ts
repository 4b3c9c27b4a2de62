import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lookupDay, lookupWord } from '../../database/schema/lookup.ts'

/**
 * Counts one more, unless the limit is reached: of twenty at once with one left, one passes.
 * @returns how many there are now, null when the limit was reached
 */
export async function takeLookup(
  db: Database,
  learnerId: string,
  day: string,
  limit: number,
): Promise<number | null> {
  const rows = await db
    .insert(lookupDay)
    .values({ learnerId, day, lookups: 1 })
    .onConflictDoUpdate({
      target: [lookupDay.learnerId, lookupDay.day],
      set: { lookups: sql`${lookupDay.lookups} + 1` },
      setWhere: lt(lookupDay.lookups, limit),
    })
    .returning({ lookups: lookupDay.lookups })
  return rows[0]?.lookups ?? null
}

/** Notes a word for its day. @returns false when it was looked up that day already */
export async function noteWord(db: Database, learnerId: string, day: string, word: string): Promise<boolean> {
  const rows = await db
    .insert(lookupWord)
    .values({ learnerId, day, word })
    .onConflictDoNothing()
    .returning({ word: lookupWord.word })
  return rows.length === 1
}

/** @returns false when it was not noted */
export async function forgetWord(
  db: Database,
  learnerId: string,
  day: string,
  word: string,
): Promise<boolean> {
  const rows = await db
    .delete(lookupWord)
    .where(and(eq(lookupWord.learnerId, learnerId), eq(lookupWord.day, day), eq(lookupWord.word, word)))
    .returning({ word: lookupWord.word })
  return rows.length === 1
}

export async function giveLookupBack(db: Database, learnerId: string, day: string) {
  await db
    .update(lookupDay)
    .set({ lookups: sql`${lookupDay.lookups} - 1` })
    .where(and(eq(lookupDay.learnerId, learnerId), eq(lookupDay.day, day)))
}

export async function forgetWordsBefore(db: Database, learnerId: string, day: string) {
  await db.delete(lookupWord).where(and(eq(lookupWord.learnerId, learnerId), lt(lookupWord.day, day)))
}

export async function countLookups(db: Database, learnerId: string, day: string): Promise<number> {
  const [row] = await db
    .select()
    .from(lookupDay)
    .where(and(eq(lookupDay.learnerId, learnerId), eq(lookupDay.day, day)))
  return row?.lookups ?? 0
}
