import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'

type Learner = typeof learner.$inferSelect

export async function saveProfile(db: Database, id: string, values: Partial<Learner>): Promise<Learner> {
  return (await db.update(learner).set(values).where(eq(learner.id, id)).returning())[0]!
}
