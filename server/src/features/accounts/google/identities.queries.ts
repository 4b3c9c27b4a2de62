import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { learner, learnerIdentity } from '../../../database/schema/accounts.ts'
import type { Learner } from '../accounts.queries.ts'

export async function findLearnerByIdentity(
  db: Database,
  provider: string,
  subject: string,
): Promise<Learner | undefined> {
  const rows = await db
    .select({ learner })
    .from(learnerIdentity)
    .innerJoin(learner, eq(learner.id, learnerIdentity.learnerId))
    .where(and(eq(learnerIdentity.provider, provider), eq(learnerIdentity.subject, subject)))
  return rows[0]?.learner
}

/** Violates the constraint `learner_identity_subject` when a learner already has this identity. */
export async function insertIdentity(db: Database, values: typeof learnerIdentity.$inferInsert) {
  await db.insert(learnerIdentity).values(values)
}

export type Identity = typeof learnerIdentity.$inferSelect

export async function listIdentitiesOf(db: Database, learnerId: string): Promise<Identity[]> {
  return db
    .select()
    .from(learnerIdentity)
    .where(eq(learnerIdentity.learnerId, learnerId))
    .orderBy(desc(learnerIdentity.linkedAt))
}

const isIdentity = ({ learnerId, provider, subject }: Identity) =>
  and(
    eq(learnerIdentity.learnerId, learnerId),
    eq(learnerIdentity.provider, provider),
    eq(learnerIdentity.subject, subject),
  )

export async function removeIdentity(db: Database, identity: Identity) {
  await db.delete(learnerIdentity).where(isIdentity(identity))
}

/** Deletes the identities whose e-mail address has none of the hashes, or is unknown. */
export async function removeIdentitiesExcept(db: Database, learnerId: string, emailHashes: string[]) {
  const isAnother = and(...emailHashes.map((hash) => ne(learnerIdentity.emailHash, hash)))
  await db
    .delete(learnerIdentity)
    .where(and(eq(learnerIdentity.learnerId, learnerId), or(isNull(learnerIdentity.emailHash), isAnother)))
}
