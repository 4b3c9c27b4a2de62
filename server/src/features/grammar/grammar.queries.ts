import { and, asc, eq, like } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { grammarAnswer } from '../../database/schema/grammar.ts'

type Row = typeof grammarAnswer.$inferSelect
export type StoredAnswer = Pick<Row, 'topicId' | 'exerciseId' | 'isCorrect' | 'answeredAt'>

/** All answers about topics whose id begins with the prefix, oldest first: some hundreds after a year. */
export async function listAnswers(db: Database, learnerId: string, prefix: string): Promise<StoredAnswer[]> {
  const { topicId, exerciseId, isCorrect, answeredAt } = grammarAnswer
  return db
    .select({ topicId, exerciseId, isCorrect, answeredAt })
    .from(grammarAnswer)
    .where(and(eq(grammarAnswer.learnerId, learnerId), like(topicId, `${prefix}%`)))
    .orderBy(asc(answeredAt), asc(grammarAnswer.id))
}

/** Inserts an answer, unless there is one with its id. */
export async function insertAnswer(db: Database, values: typeof grammarAnswer.$inferInsert) {
  await db.insert(grammarAnswer).values(values).onConflictDoNothing()
}
