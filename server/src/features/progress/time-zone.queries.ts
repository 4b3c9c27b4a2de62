import { eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { learnerTimeZone } from '../../database/schema/player.ts'

export async function findTimeZone(db: Database, learnerId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ timeZone: learnerTimeZone.timeZone })
    .from(learnerTimeZone)
    .where(eq(learnerTimeZone.learnerId, learnerId))
  return found?.timeZone
}

export async function saveTimeZone(db: Database, learnerId: string, timeZone: string) {
  await db
    .insert(learnerTimeZone)
    .values({ learnerId, timeZone })
    .onConflictDoUpdate({
      target: learnerTimeZone.learnerId,
      set: { timeZone },
      setWhere: ne(learnerTimeZone.timeZone, sql`excluded.time_zone`),
    })
}
