import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accountEvent, mailedLink, session } from './schema/accounts.ts'
import { billingEvent, checkout } from './schema/billing.ts'
import { lookupWord, modelExplanation } from './schema/lookup.ts'
import { modelQuiz } from './schema/media-tests.ts'
import { writing } from './schema/writing.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes rows that are no longer needed. Each statement may run twice, and on two servers at once. */
export async function deleteExpiredRows(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.delete(mailedLink).where(lt(mailedLink.expiresAt, now))
  // An ended session stays for a week, so that a stolen refresh token that is used late is still detected, and for a
  // month after signing in, so that the owner's browser is recognised while others guess passwords
  // (docs/decisions/010).
  const isOver = or(
    and(isNotNull(session.endedAt), lt(session.endedAt, daysAgo(7)), lt(session.createdAt, daysAgo(30))),
    lt(session.expiresAt, daysAgo(7)),
  )
  await db.delete(session).where(isOver)
  await db.delete(lookupWord).where(lt(lookupWord.day, daysAgo(2).toISOString().slice(0, 10)))
  await db.delete(modelExplanation).where(lt(modelExplanation.createdAt, daysAgo(180)))
  await db.delete(modelQuiz).where(lt(modelQuiz.createdAt, daysAgo(180)))
  // A learner can undo a removal for a week.
  await db.delete(writing).where(lt(writing.removedAt, daysAgo(7)))
  await db.delete(accountEvent).where(lt(accountEvent.at, daysAgo(400)))
  // A payment provider closes the page of a checkout after a day.
  await db.delete(checkout).where(and(isNull(checkout.subscriptionId), lt(checkout.createdAt, daysAgo(3))))
  await db.delete(billingEvent).where(lt(billingEvent.receivedAt, daysAgo(60)))
}
