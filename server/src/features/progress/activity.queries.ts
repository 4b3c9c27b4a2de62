import { type QuarterHour, quarterMilliseconds } from '@verbena/language/progress/quarter-hours'
import { and, asc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
import { grammarAnswer } from '../../database/schema/grammar.ts'
import { lessonAttempt } from '../../database/schema/lessons.ts'
import { mediaTestResult } from '../../database/schema/media-tests.ts'
import { mediaProgress, watchTime } from '../../database/schema/player.ts'
import { review } from '../../database/schema/reviews.ts'
import { lemmaStatus, wordAttempt } from '../../database/schema/vocabulary.ts'

const momentOf = (quarter: number) => new Date(quarter * quarterMilliseconds)

/** Quarters of an hour with watch time, in order. @param since the earliest time; undefined for all */
export async function listWatchedQuarters(
  db: Database,
  learnerId: string,
  since?: Date,
): Promise<QuarterHour[]> {
  const rows = await db
    .select({ startsAt: watchTime.startsAt, seconds: watchTime.seconds })
    .from(watchTime)
    .where(and(eq(watchTime.learnerId, learnerId), notBefore(watchTime.startsAt, since)))
    .orderBy(asc(watchTime.startsAt))
  return rows.map((row) => ({ ...row, answers: 0 }))
}

const notBefore = (moment: AnyPgColumn, since: Date | undefined) => since && gte(moment, since)

/** The number of the quarter of an hour since 1970. In every time zone a day begins with a quarter. */
const quarterOf = (moment: AnyPgColumn) => sql<number>`floor(extract(epoch from ${moment}) / 900)::int`
const one = sql<number>`count(*)::int`

/**
 * Quarters of an hour with answers. Each review, answer in a vocabulary test, lesson item and grammar question counts as
 * one answer; a media test counts as many as it has questions.
 * @param since the earliest time; undefined for all
 */
export async function listAnsweredQuarters(
  db: Database,
  learnerId: string,
  since?: Date,
): Promise<QuarterHour[]> {
  const reviews = db
    .select({ quarter: quarterOf(review.reviewedAt).as('quarter'), answers: one.as('answers') })
    .from(review)
    .where(and(eq(review.learnerId, learnerId), notBefore(review.reviewedAt, since)))
    .groupBy(sql`1`)
  // An answer that was also graded as a review has the same id, and counts once.
  const attempts = db
    .select({ quarter: quarterOf(wordAttempt.answeredAt), answers: one })
    .from(wordAttempt)
    .leftJoin(review, and(eq(review.learnerId, wordAttempt.learnerId), eq(review.id, wordAttempt.id)))
    .where(
      and(eq(wordAttempt.learnerId, learnerId), isNull(review.id), notBefore(wordAttempt.answeredAt, since)),
    )
    .groupBy(sql`1`)
  const lessons = db
    .select({ quarter: quarterOf(lessonAttempt.answeredAt), answers: one })
    .from(lessonAttempt)
    .where(and(eq(lessonAttempt.learnerId, learnerId), notBefore(lessonAttempt.answeredAt, since)))
    .groupBy(sql`1`)
  const grammar = db
    .select({ quarter: quarterOf(grammarAnswer.answeredAt), answers: one })
    .from(grammarAnswer)
    .where(and(eq(grammarAnswer.learnerId, learnerId), notBefore(grammarAnswer.answeredAt, since)))
    .groupBy(sql`1`)
  const tests = db
    .select({
      quarter: quarterOf(mediaTestResult.finishedAt),
      answers: sql<number>`sum(${mediaTestResult.total})::int`,
    })
    .from(mediaTestResult)
    .where(and(eq(mediaTestResult.learnerId, learnerId), notBefore(mediaTestResult.finishedAt, since)))
    .groupBy(sql`1`)
  const rows = await unionAll(reviews, attempts, lessons, grammar, tests)
  return rows.map(({ quarter, answers }) => ({ startsAt: momentOf(quarter), seconds: 0, answers }))
}

/** A video counts as watched after so many seconds, or after half of its length if it is shorter than two minutes. */
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

/** The times at which known words became known, by quarter of an hour. */
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
