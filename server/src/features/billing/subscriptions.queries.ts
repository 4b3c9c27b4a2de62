import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'
import { subscription } from '../../database/schema/billing.ts'

export type Subscription = typeof subscription.$inferSelect
type NewSubscription = typeof subscription.$inferInsert

export async function findSubscription(db: Database, id: string): Promise<Subscription | undefined> {
  return (await db.select().from(subscription).where(eq(subscription.id, id)))[0]
}

export async function listSubscriptions(db: Database, learnerId: string): Promise<Subscription[]> {
  return db.select().from(subscription).where(eq(subscription.learnerId, learnerId))
}

/** False when it is there already. */
export async function insertSubscription(db: Database, values: NewSubscription): Promise<boolean> {
  const rows = await db
    .insert(subscription)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: subscription.id })
  return rows.length === 1
}

/** False when it was written since `version` was read. */
export async function updateSubscription(
  db: Database,
  { id, version }: Pick<Subscription, 'id' | 'version'>,
  values: Pick<Subscription, 'status' | 'paidUntil' | 'cancelAtPeriodEnd' | 'checkedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(subscription)
    .set({ ...values, version: version + 1 })
    .where(and(eq(subscription.id, id), eq(subscription.version, version)))
    .returning({ id: subscription.id })
  return rows.length === 1
}

export async function touchSubscription(db: Database, id: string, checkedAt: Date) {
  await db.update(subscription).set({ checkedAt }).where(eq(subscription.id, id))
}

/** A subscription that was paid before there was an account; who reads it meanwhile has to read again. */
export async function assignSubscription(db: Database, id: string, learnerId: string): Promise<boolean> {
  const rows = await db
    .update(subscription)
    .set({ learnerId, version: sql`${subscription.version} + 1` })
    .where(and(eq(subscription.id, id), isNull(subscription.learnerId)))
    .returning({ id: subscription.id })
  return rows.length === 1
}

/** False when the account is gone. Held until the transaction ends, so that two of its subscriptions see each other. */
export async function lockLearner(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: learner.id }).from(learner).where(eq(learner.id, id)).for('update')
  return rows.length === 1
}

/** Writes what follows from the subscriptions of a learner, whose row is locked. */
export async function saveProUntil(db: Database, learnerId: string) {
  const [row] = await db
    .select({ proUntil: max(subscription.paidUntil) })
    .from(subscription)
    .where(eq(subscription.learnerId, learnerId))
  await db
    .update(learner)
    .set({ proUntil: row?.proUntil ?? null })
    .where(eq(learner.id, learnerId))
}

/**
 * Marks subscriptions whose paid time is over as checked, and answers which: the longest unchecked first, so that
 * one that fails again and again does not stand before the others; of two servers each gets its own.
 */
export async function takeOverdue(
  db: Database,
  {
    provider,
    now,
    checkedBefore,
    limit,
  }: { provider: string; now: Date; checkedBefore: Date; limit: number },
): Promise<string[]> {
  const due = db.$with('due').as(
    db
      .select({ id: subscription.id })
      .from(subscription)
      .where(
        and(
          eq(subscription.provider, provider),
          ne(subscription.status, 'ended'),
          lte(subscription.paidUntil, now),
          lte(subscription.checkedAt, checkedBefore),
        ),
      )
      .orderBy(asc(subscription.checkedAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  const rows = await db
    .with(due)
    .update(subscription)
    .set({ checkedAt: now })
    .where(inArray(subscription.id, db.select({ id: due.id }).from(due)))
    .returning({ id: subscription.id })
  return rows.map(({ id }) => id)
}

/** Subscriptions that would be charged again although their account is to be removed. */
export async function listToCancel(db: Database, provider: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .innerJoin(learner, eq(learner.id, subscription.learnerId))
    .where(
      and(
        isNotNull(learner.deleteAt),
        eq(subscription.provider, provider),
        ne(subscription.status, 'ended'),
        eq(subscription.cancelAtPeriodEnd, false),
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Overdue subscriptions whose learner has paid anew: the old card is not to be charged beside the new one. */
export async function listReplaced(db: Database, provider: string, limit: number): Promise<string[]> {
  const newer = alias(subscription, 'newer')
  const isPaidAnew = db
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.learnerId, subscription.learnerId), eq(newer.status, 'active')))
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.provider, provider), eq(subscription.status, 'past_due'), exists(isPaidAnew)))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function removeSubscriptionsOf(db: Database, learnerId: string) {
  await db.delete(subscription).where(eq(subscription.learnerId, learnerId))
}
