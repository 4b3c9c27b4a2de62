import { dayBeginsAtHour } from '@verbena/language/spaced-repetition/calendar-day'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'
import { learnerTimeZone } from '../../database/schema/player.ts'

export type StoredTimeZone = Omit<typeof learnerTimeZone.$inferSelect, 'learnerId'>

const columns = {
  timeZone: learnerTimeZone.timeZone,
  isReported: learnerTimeZone.isReported,
  dayBeginsAt: learnerTimeZone.dayBeginsAt,
}

export async function findTimeZone(db: Database, learnerId: string): Promise<StoredTimeZone | undefined> {
  const [found] = await db
    .select(columns)
    .from(learnerTimeZone)
    .where(eq(learnerTimeZone.learnerId, learnerId))
  return found
}

/**
 * Stores UTC for a learner without a time zone, and locks the row until the end of the transaction.
 * @returns undefined if the account was deleted
 */
export async function lockTimeZone(db: Database, learnerId: string): Promise<StoredTimeZone | undefined> {
  await db
    .insert(learnerTimeZone)
    .select(
      db
        .select({
          learnerId: learner.id,
          timeZone: sql<string>`'UTC'`.as('time_zone'),
          isReported: sql<boolean>`false`.as('is_reported'),
          dayBeginsAt: sql<number>`${dayBeginsAtHour}::int`.as('day_begins_at'),
        })
        .from(learner)
        .where(eq(learner.id, learnerId)),
    )
    .onConflictDoNothing()
  const [locked] = await db
    .select(columns)
    .from(learnerTimeZone)
    .where(eq(learnerTimeZone.learnerId, learnerId))
    .for('update')
  return locked
}

export async function saveTimeZone(db: Database, learnerId: string, stored: StoredTimeZone) {
  await db.update(learnerTimeZone).set(stored).where(eq(learnerTimeZone.learnerId, learnerId))
}
