import { and, eq, or, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { mediaTestResult } from '../../database/schema/media-tests.ts'

export type StoredResult = typeof mediaTestResult.$inferSelect

const addedResult = prepared((db) =>
  db
    .insert(mediaTestResult)
    .values({
      learnerId: sql.placeholder('learnerId'),
      mediaId: sql.placeholder('mediaId'),
      id: sql.placeholder('id'),
      kind: sql.placeholder('kind'),
      mode: sql.placeholder('mode'),
      score: sql.placeholder('score'),
      total: sql.placeholder('total'),
      finishedAt: sql.placeholder('finishedAt'),
    })
    .onConflictDoNothing()
    .prepare('add_test_result'),
)

/** Inserts a result, unless there is one with its id. */
export async function addResult(db: Database, result: StoredResult) {
  await addedResult(db).execute(result)
}

const resultsOfMedia = prepared((db) => {
  const sameTest = sql`partition by ${mediaTestResult.kind}, ${mediaTestResult.mode}`
  const share = sql`${mediaTestResult.score}::float8 / ${mediaTestResult.total}`
  const ranked = db
    .select({
      kind: mediaTestResult.kind,
      mode: mediaTestResult.mode,
      score: mediaTestResult.score,
      total: mediaTestResult.total,
      finishedAt: mediaTestResult.finishedAt,
      attempts: sql<number>`(count(*) over (${sameTest}))::int`.as('attempts'),
      bestRank:
        sql<number>`(row_number() over (${sameTest} order by ${share} desc, ${mediaTestResult.total} desc, ${mediaTestResult.finishedAt} desc))::int`.as(
          'best_rank',
        ),
      lastRank:
        sql<number>`(row_number() over (${sameTest} order by ${mediaTestResult.finishedAt} desc, ${mediaTestResult.id}))::int`.as(
          'last_rank',
        ),
    })
    .from(mediaTestResult)
    .where(
      and(
        eq(mediaTestResult.learnerId, sql.placeholder('learnerId')),
        eq(mediaTestResult.mediaId, sql.placeholder('mediaId')),
      ),
    )
    .as('ranked')
  return db
    .select()
    .from(ranked)
    .where(or(eq(ranked.bestRank, 1), eq(ranked.lastRank, 1)))
    .orderBy(ranked.kind, ranked.mode)
    .prepare('test_results_of_media')
})

/** The best and the last result of each test; they may be one row. */
export async function listBestAndLast(db: Database, learnerId: string, mediaId: string) {
  return resultsOfMedia(db).execute({ learnerId, mediaId })
}
