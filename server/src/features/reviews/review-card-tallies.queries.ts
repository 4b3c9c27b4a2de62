import { and, eq, lt, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { reviewCardTally } from '../../database/schema/reviews.ts'
import type { Owner } from './review-cards.queries.ts'

const quarterMs = 15 * 60 * 1000
const quarterOf = (moment: Date) => Math.ceil(moment.getTime() / quarterMs)
/** The buckets of `review_card_tally` that are no quarter of an hour. */
const stages = { new: -3, learning: -2, stable: -1 } as const

const tallied = prepared((db) => {
  const ofTally = db
    .select({
      tally: reviewCardTally.bucket,
      count: sql<number>`sum(${reviewCardTally.delta})`.as('count'),
      rows: sql<number>`count(*)`.as('rows'),
    })
    .from(reviewCardTally)
    .where(
      and(
        eq(reviewCardTally.learnerId, sql.placeholder('learnerId')),
        eq(reviewCardTally.language, sql.placeholder('language')),
        lt(reviewCardTally.bucket, sql.placeholder('until')),
      ),
    )
    .groupBy(reviewCardTally.bucket)
    .as('of_tally')
  const day = sql`width_bucket(${ofTally.tally}, ${sql.placeholder('days')}::integer[])`
  return db
    .select({
      figure: sql<number>`case when ${ofTally.tally} < 0 then ${ofTally.tally} else ${day} end`,
      count: sql<number>`sum(${ofTally.count})`.mapWith(Number),
      surplus: sql<number>`sum(${ofTally.rows} - 1)`.mapWith(Number),
    })
    .from(ofTally)
    .groupBy(sql`1`)
    .prepare('review_card_tallies')
})

/**
 * How many cards are new, learning and stable, and how many are due on each day.
 * @param days the beginning of each day in order, and the end of the last one; each is a quarter of an hour
 * @returns cards that are due before the first day count on the first day; `surplus` is the number of superfluous rows
 */
export async function readCardTallies(db: Database, owner: Owner, days: readonly Date[]) {
  const bounds = days.map(quarterOf)
  const rows = await tallied(db).execute({ ...owner, until: bounds.at(-1), days: bounds })
  const counts = new Map(rows.map(({ figure, count }) => [figure, count]))
  const countOf = (figure: number) => counts.get(figure) ?? 0
  const [overdue, ...dueByDay] = bounds.map((_, day) => countOf(day))
  return {
    counts: { new: countOf(stages.new), learning: countOf(stages.learning), firm: countOf(stages.stable) },
    dueByDay: dueByDay.map((due, day) => (day === 0 ? due + (overdue ?? 0) : due)),
    surplus: rows.reduce((sum, { surplus }) => sum + surplus, 0),
  }
}

/** Replaces the rows of each bucket by one with their sum. Rows that are inserted meanwhile stay. */
export async function compactCardTallies(db: Database, { learnerId, language }: Owner) {
  const ofOwner = sql`learner_id = ${learnerId} and language = ${language}`
  await db.execute(sql`
    with many as (select bucket from ${reviewCardTally} where ${ofOwner} group by bucket having count(*) > 1),
    gone as (delete from ${reviewCardTally} where ${ofOwner} and bucket in (select bucket from many) returning bucket, delta)
    insert into ${reviewCardTally} (learner_id, language, bucket, delta)
    select ${learnerId}::uuid, ${language}, bucket, sum(delta) from gone group by bucket having sum(delta) <> 0`)
}
