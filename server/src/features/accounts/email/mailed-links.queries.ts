import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { learner, mailedLink } from '../../../database/schema/accounts.ts'
import type { Learner } from '../accounts.queries.ts'
import type { MailedToken } from './mailed-token.ts'

type MailedLink = typeof mailedLink.$inferSelect
type Purpose = MailedLink['purpose']

/** Compares e-mail addresses regardless of case. */
export async function findLearnerByEmail(db: Database, email: string): Promise<Learner | undefined> {
  return (await db.select().from(learner).where(sql`lower(${learner.email}) = lower(${email})`))[0]
}

/**
 * Locks a learner until the end of the transaction, so that changes of links and addresses happen one after the other.
 * Call it first in the transaction.
 */
export async function lockLearner(db: Database, id: string): Promise<Learner | undefined> {
  return (await db.select().from(learner).where(eq(learner.id, id)).for('no key update'))[0]
}

/** Older links stay valid, so that a stranger's request does not invalidate the link that the owner is about to open. */
export async function saveLink(db: Database, link: MailedLink, now: Date) {
  await db
    .delete(mailedLink)
    .where(and(eq(mailedLink.learnerId, link.learnerId), lte(mailedLink.expiresAt, now)))
  await db.insert(mailedLink).values(link)
}

const isValidLink = ({ learnerId, secretHash }: MailedToken, purpose: Purpose, now: Date) =>
  and(
    eq(mailedLink.learnerId, learnerId),
    eq(mailedLink.secretHash, secretHash),
    eq(mailedLink.purpose, purpose),
    gt(mailedLink.expiresAt, now),
  )

export async function findLink(
  db: Database,
  token: MailedToken,
  purpose: Purpose,
  now: Date,
): Promise<MailedLink | undefined> {
  return (
    await db
      .select()
      .from(mailedLink)
      .where(isValidLink(token, purpose, now))
  )[0]
}

/** Deletes a valid link. @returns true for only one of several concurrent calls */
export async function consumeLink(
  db: Database,
  token: MailedToken,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  return (
    (
      await db
        .delete(mailedLink)
        .where(isValidLink(token, purpose, now))
        .returning()
    ).length > 0
  )
}

export async function removeLinks(db: Database, learnerId: string, purpose: Purpose) {
  await db.delete(mailedLink).where(and(eq(mailedLink.learnerId, learnerId), eq(mailedLink.purpose, purpose)))
}

export async function removeAllLinks(db: Database, learnerId: string) {
  await db.delete(mailedLink).where(eq(mailedLink.learnerId, learnerId))
}
