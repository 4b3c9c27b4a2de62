import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { learner, learnerIdentity } from '../../database/schema/accounts.ts'
import type { Learner } from './accounts.queries.ts'

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

/** Breaks the rule `learner_identity_subject` when somebody has it already. */
export async function insertIdentity(db: Database, values: typeof learnerIdentity.$inferInsert) {
  await db.insert(learnerIdentity).values(values)
}
