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

/** @returns false when the subscription already exists */
export async function insertSubscription(db: Database, values: NewSubscription): Promise<boolean> {
  const rows = await db
    .insert(subscription)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: subscription.id })
  return rows.length === 1
}

/** @returns false when another request has written the row since `version` was read */
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

export async function markChecked(db: Database, id: string, checkedAt: Date) {
  await db.update(subscription).set({ checkedAt }).where(eq(subscription.id, id))
}

/**
 * Assigns a subscription that a guest paid for to a learner. It increases the version, so that a concurrent update of the
 * row is repeated.
 */
export async function assignSubscription(db: Database, id: string, learnerId: string): Promise<boolean> {
  const rows = await db
    .update(subscription)
    .set({ learnerId, version: sql`${subscription.version} + 1` })
    .where(and(eq(subscription.id, id), isNull(subscription.learnerId)))
    .returning({ id: subscription.id })
  return rows.length === 1
}

/**
 * Locks a learner until the end of the transaction, so that changes of several subscriptions see each other.
 * @returns false when the account was deleted
 */
export async function lockLearner(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: learner.id }).from(learner).where(eq(learner.id, id)).for('update')
  return rows.length === 1
}

/** Computes `pro_until` from the subscriptions of a learner. The caller has locked the learner. */
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
 * Claims subscriptions whose paid period is over by marking them as checked. Those that were checked least recently come
 * first, so that one that always fails does not block the others. Two servers never claim the same one.
 * @returns their ids
 */
export async function claimOverdueSubscriptions(
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

/** Subscriptions that would renew although the removal of their account is scheduled. */
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

/** Overdue subscriptions of learners who have another, active subscription. */
export async function listReplaced(db: Database, provider: string, limit: number): Promise<string[]> {
  const newer = alias(subscription, 'newer')
  const hasNewer = db
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.learnerId, subscription.learnerId), eq(newer.status, 'active')))
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.provider, provider), eq(subscription.status, 'past_due'), exists(hasNewer)))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function removeSubscriptionsOf(db: Database, learnerId: string) {
  await db.delete(subscription).where(eq(subscription.learnerId, learnerId))
}
