import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { learner, mailedLink } from '../../../database/schema/accounts.ts'
import type { Learner } from '../accounts.queries.ts'
import type { MailedToken } from './mailed-token.ts'

type MailedLink = typeof mailedLink.$inferSelect
type Purpose = MailedLink['purpose']

/** Addresses that differ in case alone are one. */
export async function findLearnerByEmail(db: Database, email: string): Promise<Learner | undefined> {
  return (await db.select().from(learner).where(sql`lower(${learner.email}) = lower(${email})`))[0]
}

/** What is done to one learner's links and addresses happens in turn. Call it first in a transaction. */
export async function lockLearner(db: Database, id: string): Promise<Learner | undefined> {
  return (await db.select().from(learner).where(eq(learner.id, id)).for('no key update'))[0]
}

/** Older links stay good: a stranger who asks for one does not end the one that its owner is about to follow. */
export async function saveLink(db: Database, link: MailedLink, now: Date) {
  await db
    .delete(mailedLink)
    .where(and(eq(mailedLink.learnerId, link.learnerId), lte(mailedLink.expiresAt, now)))
  await db.insert(mailedLink).values(link)
}

const goodLink = ({ learnerId, secretHash }: MailedToken, purpose: Purpose, now: Date) =>
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
      .where(goodLink(token, purpose, now))
  )[0]
}

/** Uses the link up: of twenty at once, one gets true. */
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
        .where(goodLink(token, purpose, now))
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
