import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { billingEvent } from '../../database/schema/billing.ts'

export async function isProcessedEvent(db: Database, id: string): Promise<boolean> {
  return (await db.select().from(billingEvent).where(eq(billingEvent.id, id))).length === 1
}

export async function insertEvent(db: Database, id: string, receivedAt: Date) {
  await db.insert(billingEvent).values({ id, receivedAt }).onConflictDoNothing()
}

export async function deleteEvents(db: Database, before: Date) {
  await db.delete(billingEvent).where(lt(billingEvent.receivedAt, before))
}
