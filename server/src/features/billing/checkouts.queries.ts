import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { checkout } from '../../database/schema/billing.ts'

export type Checkout = typeof checkout.$inferSelect

export async function insertCheckout(db: Database, values: typeof checkout.$inferInsert): Promise<Checkout> {
  return (await db.insert(checkout).values(values).returning())[0]!
}

export async function findCheckout(db: Database, id: string): Promise<Checkout | undefined> {
  return (await db.select().from(checkout).where(eq(checkout.id, id)))[0]
}

/** The learner's last unpaid checkout, also when the provider does not know it yet. */
export async function findOpenCheckout(
  db: Database,
  learnerId: string,
  { provider, since }: { provider: string; since: Date },
): Promise<Checkout | undefined> {
  const rows = await db
    .select()
    .from(checkout)
    .where(
      and(
        eq(checkout.learnerId, learnerId),
        eq(checkout.provider, provider),
        gt(checkout.createdAt, since),
        isNull(checkout.subscriptionId),
      ),
    )
    .orderBy(desc(checkout.createdAt))
    .limit(1)
  return rows[0]
}

export async function saveProviderId(db: Database, id: string, providerId: string) {
  await db.update(checkout).set({ providerId }).where(eq(checkout.id, id))
}

/** A checkout is paid when it has a subscription. */
export async function markCheckoutPaid(db: Database, id: string, subscriptionId: string) {
  await db
    .update(checkout)
    .set({ subscriptionId })
    .where(and(eq(checkout.id, id), isNull(checkout.subscriptionId)))
}

/** Assigns a checkout to a learner. @returns false when it belongs to another learner */
export async function assignCheckout(db: Database, id: string, learnerId: string): Promise<boolean> {
  const rows = await db
    .update(checkout)
    .set({ learnerId })
    .where(and(eq(checkout.id, id), or(isNull(checkout.learnerId), eq(checkout.learnerId, learnerId))))
    .returning({ id: checkout.id })
  return rows.length === 1
}

export async function removeCheckoutsOf(db: Database, learnerId: string) {
  await db.delete(checkout).where(eq(checkout.learnerId, learnerId))
}
