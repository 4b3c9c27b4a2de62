import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../../database/database.ts'
import { lemmaStatus } from '../../../database/schema/vocabulary.ts'

export type StoredStatus = typeof lemmaStatus.$inferSelect

const statusOfLemma = prepared((db) =>
  db
    .select({ status: lemmaStatus.status })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, sql.placeholder('learnerId')),
        eq(lemmaStatus.language, sql.placeholder('language')),
        eq(lemmaStatus.lemma, sql.placeholder('lemma')),
      ),
    )
    .prepare('status_of_lemma'),
)

export async function findStatus(db: Database, learnerId: string, language: string, lemma: string) {
  return (await statusOfLemma(db).execute({ learnerId, language, lemma }))[0]?.status
}

export async function listStatuses(db: Database, learnerId: string, language: string) {
  return db
    .select({ lemma: lemmaStatus.lemma, status: lemmaStatus.status })
    .from(lemmaStatus)
    .where(and(eq(lemmaStatus.learnerId, learnerId), eq(lemmaStatus.language, language)))
    .orderBy(asc(lemmaStatus.lemma))
}

/** Of these base forms, those that the learner knows. */
export async function listKnownAmong(
  db: Database,
  learnerId: string,
  language: string,
  lemmas: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ lemma: lemmaStatus.lemma })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.status, 'known'),
        sql`${lemmaStatus.lemma} = any(${sql.param(lemmas)}::text[])`,
      ),
    )
  return rows.map(({ lemma }) => lemma)
}

/** Of these base forms, those with any status: learning, known or ignored. */
export async function listLemmasWithStatus(
  db: Database,
  learnerId: string,
  language: string,
  lemmas: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ lemma: lemmaStatus.lemma })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        sql`${lemmaStatus.lemma} = any(${sql.param(lemmas)}::text[])`,
      ),
    )
  return rows.map(({ lemma }) => lemma)
}

export async function saveStatus(db: Database, values: StoredStatus) {
  await db
    .insert(lemmaStatus)
    .values(values)
    .onConflictDoUpdate({
      target: [lemmaStatus.learnerId, lemmaStatus.language, lemmaStatus.lemma],
      set: { status: values.status, updatedAt: values.updatedAt },
    })
}

/** Sets the status of a saved word to learning, unless it has one already. */
export async function beginLearning(db: Database, values: Omit<StoredStatus, 'status'>) {
  await db
    .insert(lemmaStatus)
    .values({ ...values, status: 'learning' })
    .onConflictDoNothing()
}

export async function removeStatus(db: Database, learnerId: string, language: string, lemma: string) {
  await db
    .delete(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.lemma, lemma),
      ),
    )
}
