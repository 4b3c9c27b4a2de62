import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { learner, session } from '../../database/schema/accounts.ts'

export type Learner = typeof learner.$inferSelect
export type Session = typeof session.$inferSelect

const learnerById = prepared((db) =>
  db
    .select()
    .from(learner)
    .where(eq(learner.id, sql.placeholder('id')))
    .prepare('learner_by_id'),
)

export async function findLearner(db: Database, id: string): Promise<Learner | undefined> {
  return (await learnerById(db).execute({ id }))[0]
}

export async function findLearnerByName(db: Database, usernameKey: string): Promise<Learner | undefined> {
  return (await db.select().from(learner).where(eq(learner.usernameKey, usernameKey)))[0]
}

export async function insertLearner(db: Database, values: typeof learner.$inferInsert): Promise<Learner> {
  return (await db.insert(learner).values(values).returning())[0]!
}

export async function updateLearner(db: Database, id: string, values: Partial<Learner>) {
  return (await db.update(learner).set(values).where(eq(learner.id, id)).returning())[0]
}

/** @returns false when the learner is not at the level `from` */
export async function changeLevel(db: Database, id: string, from: string, to: string): Promise<boolean> {
  const rows = await db
    .update(learner)
    .set({ level: to })
    .where(and(eq(learner.id, id), eq(learner.level, from)))
    .returning({ id: learner.id })
  return rows.length > 0
}

export async function insertSession(db: Database, values: typeof session.$inferInsert): Promise<Session> {
  return (await db.insert(session).values(values).returning())[0]!
}

const ofSession = (learnerId: string, id: string) => and(eq(session.learnerId, learnerId), eq(session.id, id))

export async function findSession(db: Database, learnerId: string, id: string): Promise<Session | undefined> {
  return (await db.select().from(session).where(ofSession(learnerId, id)))[0]
}

/** Increases the generation of a session. @returns undefined when another request has done so first */
export async function advanceSession(
  db: Database,
  current: Session,
  now: Date,
): Promise<Session | undefined> {
  const rows = await db
    .update(session)
    .set({ generation: current.generation + 1, rotatedAt: now, lastUsedAt: now })
    .where(
      and(
        ofSession(current.learnerId, current.id),
        eq(session.generation, current.generation),
        isNull(session.endedAt),
      ),
    )
    .returning()
  return rows[0]
}

export async function endSession(db: Database, learnerId: string, id: string, now: Date) {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(ofSession(learnerId, id), isNull(session.endedAt)))
}

export async function listOpenSessions(db: Database, learnerId: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(session)
    .where(and(eq(session.learnerId, learnerId), isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastUsedAt))
}

/** Ends all sessions except `keptId`; with null, all of them. */
export async function endOtherSessions(db: Database, learnerId: string, keptId: string | null, now: Date) {
  const others = keptId === null ? undefined : ne(session.id, keptId)
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.learnerId, learnerId), others, isNull(session.endedAt)))
}

/**
 * Deletes expired sessions, and ended ones that began before `endedBefore`. Newer ones stay, because they show from which
 * addresses the learner has signed in.
 */
export async function deleteExpiredSessions(db: Database, learnerId: string, now: Date, endedBefore: Date) {
  const ended = and(isNotNull(session.endedAt), lt(session.createdAt, endedBefore))
  await db.delete(session).where(and(eq(session.learnerId, learnerId), or(ended, lt(session.expiresAt, now))))
}

/** Whether the account has an open or ended session from one of the addresses. */
export async function hasSessionFrom(
  db: Database,
  learnerId: string,
  addressHashes: string[],
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.learnerId, learnerId),
        inArray(session.addressHash, addressHashes),
        gt(session.createdAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function listLearnersToRemove(db: Database, now: Date): Promise<Learner[]> {
  // In random order, so that a hundred accounts that cannot be deleted do not block the others.
  return db.select().from(learner).where(lte(learner.deleteAt, now)).orderBy(sql`random()`).limit(100)
}

/** Deletes a learner whose time is over. @returns false when the learner has cancelled the removal */
export async function removeLearner(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(learner)
    .where(and(eq(learner.id, id), lte(learner.deleteAt, now)))
    .returning({ id: learner.id })
  return rows.length > 0
}
