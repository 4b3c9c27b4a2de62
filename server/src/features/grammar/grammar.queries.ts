import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { grammarAnswer } from '../../database/schema/grammar.ts'

/** Answers about one topic. */
export type TopicAnswers = {
  answered: number
  correct: number
  /** The last ones, oldest first. `at`: milliseconds since 1970. */
  last: { exerciseId: string; isCorrect: boolean; at: number }[]
}

/** The standing in a topic and the last result of each of its questions depend on no older answer. */
const lastAnswersMaximum = 300

/** A learner's answers about these topics, by topic; a topic without answers is left out. */
export async function listAnswers(
  db: Database,
  learnerId: string,
  topicIds: readonly string[],
): Promise<Map<string, TopicAnswers>> {
  const { topicId, exerciseId, isCorrect, answeredAt, id } = grammarAnswer
  const [counted, { rows }] = await Promise.all([
    db
      .select({
        topicId,
        answered: count(),
        correct: sql<number>`count(*) filter (where ${isCorrect})`.mapWith(Number),
      })
      .from(grammarAnswer)
      .where(and(eq(grammarAnswer.learnerId, learnerId), inArray(topicId, [...topicIds])))
      .groupBy(topicId),
    db.execute<{ topicId: string } & TopicAnswers['last'][number]>(sql`
      select topic."topicId", last."exerciseId", last."isCorrect", last.at
      from unnest(${sql.param(topicIds)}::text[]) as topic("topicId")
      cross join lateral (
        select ${exerciseId} as "exerciseId", ${isCorrect} as "isCorrect", ${id} as id,
          extract(epoch from ${answeredAt})::float8 * 1000 as at
        from ${grammarAnswer}
        where ${grammarAnswer.learnerId} = ${learnerId} and ${topicId} = topic."topicId"
        order by ${answeredAt} desc, ${id} desc
        limit ${lastAnswersMaximum}
      ) as last
      order by last.at, last.id`),
  ])
  const answers = new Map(
    counted.map(({ topicId: topic, answered, correct }) => [
      topic,
      { answered, correct, last: [] } as TopicAnswers,
    ]),
  )
  for (const { topicId: topic, ...answer } of rows) answers.get(topic)?.last.push(answer)
  return answers
}

/** Inserts an answer, unless there is one with its id. */
export async function insertAnswer(db: Database, values: typeof grammarAnswer.$inferInsert) {
  await db.insert(grammarAnswer).values(values).onConflictDoNothing()
}
