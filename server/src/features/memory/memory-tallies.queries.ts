import { and, eq, lt, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { memoryTally } from '../../database/schema/memory.ts'
import type { Owner } from './memory.queries.ts'

const quarterMilliseconds = 15 * 60 * 1000
const quarterOf = (moment: Date) => Math.ceil(moment.getTime() / quarterMilliseconds)
const stages = { new: -3, learning: -2, firm: -1 } as const

const tallied = prepared((db) => {
  const ofTally = db
    .select({
      tally: memoryTally.tally,
      count: sql<number>`sum(${memoryTally.change})`.as('count'),
      rows: sql<number>`count(*)`.as('rows'),
    })
    .from(memoryTally)
    .where(
      and(
        eq(memoryTally.learnerId, sql.placeholder('learnerId')),
        eq(memoryTally.language, sql.placeholder('language')),
        lt(memoryTally.tally, sql.placeholder('until')),
      ),
    )
    .groupBy(memoryTally.tally)
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
    .prepare('memory_tallies')
})

/**
 * How many memories there are by firmness, and how many are due on each day.
 * @param days when each of them begins, in order, and when the last one ends; in every time zone with a quarter of an hour
 * @returns what is due before the first day is due on it; besides, how many rows more than needed say all this
 */
export async function readTallies(db: Database, owner: Owner, days: readonly Date[]) {
  const bounds = days.map(quarterOf)
  const rows = await tallied(db).execute({ ...owner, until: bounds.at(-1), days: bounds })
  const counts = new Map(rows.map(({ figure, count }) => [figure, count]))
  const countOf = (figure: number) => counts.get(figure) ?? 0
  const [overdue, ...dueByDay] = bounds.map((_, day) => countOf(day))
  return {
    counts: { new: countOf(stages.new), learning: countOf(stages.learning), firm: countOf(stages.firm) },
    dueByDay: dueByDay.map((due, day) => (day === 0 ? due + (overdue ?? 0) : due)),
    surplus: rows.reduce((sum, { surplus }) => sum + surplus, 0),
  }
}

/** Makes one row of all that say the same. What is written meanwhile stays beside it. */
export async function foldTallies(db: Database, { learnerId, language }: Owner) {
  const ofOwner = sql`learner_id = ${learnerId} and language = ${language}`
  await db.execute(sql`
    with many as (select tally from ${memoryTally} where ${ofOwner} group by tally having count(*) > 1),
    gone as (delete from ${memoryTally} where ${ofOwner} and tally in (select tally from many) returning tally, change)
    insert into ${memoryTally} (learner_id, language, tally, change)
    select ${learnerId}::uuid, ${language}, tally, sum(change) from gone group by tally having sum(change) <> 0`)
}
