import { quarterOf } from '@verbena/language/progress/quarter-hours'
import { and, count, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Database, prepared } from '../../database/database.ts'
import { activityDay, activityQuarter, activityTally } from '../../database/schema/activity.ts'
import { reviewCard } from '../../database/schema/reviews.ts'
import type { Owner } from './review-cards.queries.ts'

type SumTable = typeof activityDay | typeof activityQuarter | typeof activityTally

const ofOwner = (table: SumTable | typeof reviewCard) =>
  and(eq(table.learnerId, sql.placeholder('learnerId')), eq(table.language, sql.placeholder('language')))

/** Reviews since a quarter of an hour: those of a table that `since` selects, and the tallies. */
function sumsWithTallies(db: Database, table: typeof activityDay | typeof activityQuarter, since: SQL) {
  const columnsOf = ({ reviews, recalls, remembered }: SumTable) => ({ reviews, recalls, remembered })
  const sinceQuarter = gte(activityTally.quarter, sql.placeholder('quarter'))
  const all = db
    .select(columnsOf(table))
    .from(table)
    .where(and(ofOwner(table), since))
    .unionAll(
      db
        .select(columnsOf(activityTally))
        .from(activityTally)
        .where(and(ofOwner(activityTally), sinceQuarter)),
    )
    .as('sums')
  const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`
  const columns = {
    reviews: sumOf(all.reviews),
    recalls: sumOf(all.recalls),
    remembered: sumOf(all.remembered),
  }
  return { all, columns }
}

const today = prepared((db) => {
  const introduced = db
    .select({ count: count() })
    .from(reviewCard)
    .where(
      and(ofOwner(reviewCard), gte(reviewCard.introducedAt, sql`${sql.placeholder('since')}::timestamptz`)),
    )
  const sinceQuarter = gte(activityQuarter.quarter, sql.placeholder('quarter'))
  const { all, columns } = sumsWithTallies(db, activityQuarter, sinceQuarter)
  return db
    .select({ ...columns, introduced: sql<number>`(${introduced})`.mapWith(Number) })
    .from(all)
    .prepare('reviews_since')
})

/** Since the beginning of a day: cards reviewed for the first time, reviews, and reviews of cards in the state review. */
export async function countSince(db: Database, owner: Owner, begin: Date) {
  const asked = { ...owner, since: begin.toISOString(), quarter: quarterOf(begin) }
  const [found] = await today(db).execute(asked)
  return {
    introduced: found?.introduced ?? 0,
    reviewed: found?.reviews ?? 0,
    reviewedLearned: found?.recalls ?? 0,
  }
}

const month = prepared((db) => {
  const { all, columns } = sumsWithTallies(db, activityDay, gte(activityDay.day, sql.placeholder('day')))
  return db.select(columns).from(all).prepare('reviews_remembered')
})

/**
 * Since a day and its beginning: the percentage of reviews of learned cards that were remembered; null if there were none.
 * The days are those of the learner's stored time zone, also if another one was requested: this hardly changes the
 * percentage of a month.
 */
export async function retentionSince(
  db: Database,
  owner: Owner,
  day: string,
  begin: Date,
): Promise<number | null> {
  const [found] = await month(db).execute({ ...owner, day, quarter: quarterOf(begin) })
  return found?.recalls ? Math.round((100 * found.remembered) / found.recalls) : null
}
