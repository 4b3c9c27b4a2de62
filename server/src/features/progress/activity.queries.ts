import { type QuarterHour, quarterMilliseconds } from '@verbena/language/progress/quarter-hours'
import { and, asc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
import { grammarAnswer } from '../../database/schema/grammar.ts'
import { lessonAttempt } from '../../database/schema/lessons.ts'
import { memoryReview } from '../../database/schema/memory.ts'
import { mediaProgress, watchTime } from '../../database/schema/player.ts'
import { testResult } from '../../database/schema/quiz.ts'
import { lemmaStatus, wordAttempt } from '../../database/schema/vocabulary.ts'

const momentOf = (quarter: number) => new Date(quarter * quarterMilliseconds)

/** Quarters of an hour in which something was watched or heard, in order. */
export async function listWatchedQuarters(db: Database, learnerId: string): Promise<QuarterHour[]> {
  const rows = await db
    .select({ startsAt: watchTime.startsAt, seconds: watchTime.seconds })
    .from(watchTime)
    .where(eq(watchTime.learnerId, learnerId))
    .orderBy(asc(watchTime.startsAt))
  return rows.map((row) => ({ ...row, answers: 0 }))
}

/** Which quarter of an hour since 1970 a moment is in: the database counts them so, and a learner's days are told here. */
const quarterOf = (moment: AnyPgColumn) => sql<number>`floor(extract(epoch from ${moment}) / 900)::int`
const one = sql<number>`count(*)::int`

/**
 * Quarters of an hour in which something was answered: each review, attempt in a list's test, item of a lesson and question of
 * grammar is an answer, and a test of a video as many as it asked.
 */
export async function listAnsweredQuarters(db: Database, learnerId: string): Promise<QuarterHour[]> {
  const reviews = db
    .select({ quarter: quarterOf(memoryReview.reviewedAt).as('quarter'), answers: one.as('answers') })
    .from(memoryReview)
    .where(eq(memoryReview.learnerId, learnerId))
    .groupBy(sql`1`)
  // An attempt that was graded as well is one answer, under one id.
  const attempts = db
    .select({ quarter: quarterOf(wordAttempt.answeredAt), answers: one })
    .from(wordAttempt)
    .leftJoin(
      memoryReview,
      and(eq(memoryReview.learnerId, wordAttempt.learnerId), eq(memoryReview.id, wordAttempt.id)),
    )
    .where(and(eq(wordAttempt.learnerId, learnerId), isNull(memoryReview.id)))
    .groupBy(sql`1`)
  const lessons = db
    .select({ quarter: quarterOf(lessonAttempt.answeredAt), answers: one })
    .from(lessonAttempt)
    .where(eq(lessonAttempt.learnerId, learnerId))
    .groupBy(sql`1`)
  const grammar = db
    .select({ quarter: quarterOf(grammarAnswer.answeredAt), answers: one })
    .from(grammarAnswer)
    .where(eq(grammarAnswer.learnerId, learnerId))
    .groupBy(sql`1`)
  const tests = db
    .select({
      quarter: quarterOf(testResult.finishedAt),
      answers: sql<number>`sum(${testResult.total})::int`,
    })
    .from(testResult)
    .where(eq(testResult.learnerId, learnerId))
    .groupBy(sql`1`)
  const rows = await unionAll(reviews, attempts, lessons, grammar, tests)
  return rows.map(({ quarter, answers }) => ({ startsAt: momentOf(quarter), seconds: 0, answers }))
}

/** A video counts from so many seconds of playing, or from half of one that is shorter than two minutes. */
const watchedSeconds = 60

export async function countVideosWatched(db: Database, learnerId: string): Promise<number> {
  const [found] = await db
    .select({ count: one })
    .from(mediaProgress)
    .innerJoin(mediaItem, eq(mediaItem.id, mediaProgress.mediaId))
    .where(
      and(
        eq(mediaProgress.learnerId, learnerId),
        eq(mediaItem.kind, 'video'),
        or(
          gte(mediaProgress.playedSeconds, watchedSeconds),
          and(
            gt(mediaProgress.playedSeconds, 0),
            gte(mediaProgress.playedSeconds, sql`${mediaItem.durationSeconds} / 2`),
          ),
        ),
      ),
    )
  return found?.count ?? 0
}

/** Of the words that a learner knows now, how many became known when. */
export async function listKnownSince(db: Database, learnerId: string, language: string) {
  const rows = await db
    .select({ quarter: quarterOf(lemmaStatus.updatedAt), count: one })
    .from(lemmaStatus)
    .where(
      and(
        eq(lemmaStatus.learnerId, learnerId),
        eq(lemmaStatus.language, language),
        eq(lemmaStatus.status, 'known'),
      ),
    )
    .groupBy(sql`1`)
  return rows.map(({ quarter, count }) => ({ at: momentOf(quarter), count }))
}
