import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
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

/** One page, in order. @param after the last lemma of the previous page; empty for the first page */
export const listStatuses = (
  db: Database,
  { learnerId, language }: Pick<StoredStatus, 'learnerId' | 'language'>,
  after: string,
  limit: number,
) =>
  db
    .select({ lemma: lemmaStatus.lemma, status: lemmaStatus.status })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        gt(lemmaStatus.lemma, after),
      ),
    )
    .orderBy(asc(lemmaStatus.lemma))
    .limit(limit)

/** Of these base forms, those that the learner knows. */
export const listKnownAmong = (
  db: Database,
  learnerId: string,
  language: string,
  lemmas: readonly string[],
) => listLemmas(db, and(ofLemmas(learnerId, language, lemmas), eq(lemmaStatus.status, 'known')))

/** Of these base forms, those with any status: learning, known or ignored. */
export const listLemmasWithStatus = (
  db: Database,
  learnerId: string,
  language: string,
  lemmas: readonly string[],
) => listLemmas(db, ofLemmas(learnerId, language, lemmas))

const ofLemmas = (learnerId: string, language: string, lemmas: readonly string[]) =>
  and(
    eq(lemmaStatus.learnerId, learnerId),
    eq(lemmaStatus.language, language),
    sql`${lemmaStatus.lemma} = any(${sql.param(lemmas)}::text[])`,
  )

async function listLemmas(db: Database, condition: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ lemma: lemmaStatus.lemma }).from(lemmaStatus).where(condition)
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
