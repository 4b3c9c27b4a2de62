import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { modelExplanation } from '../../../database/schema/lookup.ts'

export type { ModelExplanation } from '../../../database/schema/lookup.ts'

export async function findModelExplanation(db: Database, key: string) {
  return (await db.select().from(modelExplanation).where(eq(modelExplanation.key, key)))[0]?.explanation
}

export async function saveModelExplanation(db: Database, values: typeof modelExplanation.$inferInsert) {
  await db.insert(modelExplanation).values(values).onConflictDoNothing()
}
