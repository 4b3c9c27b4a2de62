import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lookupDay } from '../../database/schema/lookup.ts'

/** Counts one more, unless the limit is reached: of twenty at once with one left, one passes. */
export async function takeLookup(
  db: Database,
  learnerId: string,
  day: string,
  limit: number,
): Promise<boolean> {
  const rows = await db
    .insert(lookupDay)
    .values({ learnerId, day, lookups: 1 })
    .onConflictDoUpdate({
      target: [lookupDay.learnerId, lookupDay.day],
      set: { lookups: sql`${lookupDay.lookups} + 1` },
      setWhere: lt(lookupDay.lookups, limit),
    })
    .returning({ lookups: lookupDay.lookups })
  return rows.length === 1
}

const ofDay = (learnerId: string, day: string) =>
  and(eq(lookupDay.learnerId, learnerId), eq(lookupDay.day, day))

export async function giveLookupBack(db: Database, learnerId: string, day: string) {
  await db
    .update(lookupDay)
    .set({ lookups: sql`${lookupDay.lookups} - 1` })
    .where(ofDay(learnerId, day))
}

export async function countLookups(db: Database, learnerId: string, day: string): Promise<number> {
  const [row] = await db.select().from(lookupDay).where(ofDay(learnerId, day))
  return row?.lookups ?? 0
}
