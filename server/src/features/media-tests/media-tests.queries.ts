import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { modelQuiz } from '../../database/schema/media-tests.ts'
import { lemmaStatus } from '../../database/schema/vocabulary.ts'

/** The word statuses of some lemmas. */
export async function listStatusesOf(db: Database, learnerId: string, language: string, lemmas: string[]) {
  return db
    .select({ lemma: lemmaStatus.lemma, status: lemmaStatus.status })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        inArray(lemmaStatus.lemma, lemmas),
      ),
    )
}

export async function findModelQuiz(db: Database, key: string) {
  return (await db.select().from(modelQuiz).where(eq(modelQuiz.key, key)))[0]?.questions
}

export async function saveModelQuiz(db: Database, values: typeof modelQuiz.$inferInsert) {
  await db.insert(modelQuiz).values(values).onConflictDoNothing()
}
