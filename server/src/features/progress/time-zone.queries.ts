import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'
import { learnerTimeZone } from '../../database/schema/player.ts'

export async function findTimeZone(db: Database, learnerId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ timeZone: learnerTimeZone.timeZone })
    .from(learnerTimeZone)
    .where(eq(learnerTimeZone.learnerId, learnerId))
  return found?.timeZone
}

/**
 * Stores UTC for a learner without a time zone, and locks the row until the end of the transaction.
 * @returns undefined if the account was deleted
 */
export async function lockTimeZone(db: Database, learnerId: string): Promise<string | undefined> {
  await db
    .insert(learnerTimeZone)
    .select(
      db
        .select({ learnerId: learner.id, timeZone: sql<string>`'UTC'`.as('time_zone') })
        .from(learner)
        .where(eq(learner.id, learnerId)),
    )
    .onConflictDoNothing()
  const [locked] = await db
    .select({ timeZone: learnerTimeZone.timeZone })
    .from(learnerTimeZone)
    .where(eq(learnerTimeZone.learnerId, learnerId))
    .for('update')
  return locked?.timeZone
}

export async function saveTimeZone(db: Database, learnerId: string, timeZone: string) {
  await db.update(learnerTimeZone).set({ timeZone }).where(eq(learnerTimeZone.learnerId, learnerId))
}
