import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { modelAnswer } from '../../database/schema/lookup.ts'

export async function findModelAnswer(db: Database, key: string) {
  return (await db.select().from(modelAnswer).where(eq(modelAnswer.key, key)))[0]?.answer
}

export async function saveModelAnswer(db: Database, values: typeof modelAnswer.$inferInsert) {
  await db.insert(modelAnswer).values(values).onConflictDoNothing()
}
