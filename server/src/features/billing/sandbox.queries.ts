import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { sandboxSubscription } from '../../database/schema/billing.ts'

type SandboxSubscription = typeof sandboxSubscription.$inferSelect

/** Inserts one subscription per checkout; repeated calls do nothing. */
export async function startSandboxSubscription(
  db: Database,
  values: Pick<SandboxSubscription, 'id' | 'checkoutId' | 'startedAt'>,
) {
  await db.insert(sandboxSubscription).values(values).onConflictDoNothing()
}

export async function findSandboxSubscription(
  db: Database,
  id: string,
): Promise<SandboxSubscription | undefined> {
  return (await db.select().from(sandboxSubscription).where(eq(sandboxSubscription.id, id)))[0]
}

export async function cancelSandboxSubscription(db: Database, id: string, cancelledAt: Date) {
  await db
    .update(sandboxSubscription)
    .set({ cancelledAt })
    .where(and(eq(sandboxSubscription.id, id), isNull(sandboxSubscription.cancelledAt)))
}

export async function endSandboxSubscription(db: Database, id: string, endedAt: Date) {
  await db
    .update(sandboxSubscription)
    .set({ endedAt })
    .where(and(eq(sandboxSubscription.id, id), isNull(sandboxSubscription.endedAt)))
}
