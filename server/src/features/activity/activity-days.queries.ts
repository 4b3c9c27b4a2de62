import { count, desc, eq, gt, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { activityDay, activityQuarter, activityTally } from '../../database/schema/activity.ts'

const sums = ['seconds', 'answers', 'reviews', 'recalls', 'remembered', 'knownWords'] as const
type Sums = Record<(typeof sums)[number], number>
export type QuarterSums = Sums & { quarter: number; language: string }
export type DaySums = Sums & { day: string; language: string }

const names = sums.map((sum) => activityTally[sum].name)
const columns = sql.raw(names.join(', '))
/** The sum of each column, under the column's name. */
const summedColumns = sql.raw(names.map((name) => `sum(${name}) as ${name}`).join(', '))
/** For `on conflict do update`. */
const addedTo = (table: string) =>
  sql.raw(names.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', '))

const summed = prepared((db) => {
  const [learnerId, language] = [sql.placeholder('learnerId'), sql.placeholder('language')]
  const day = sql<string | null>`greatest(${activityDay.day}, ${sql.placeholder('since')}::date)::text`
  const known = (table: typeof activityDay | typeof activityTally) =>
    sql<number>`coalesce(sum(${table.knownWords}) filter (where ${table.language} = ${language}), 0)::int`
  const days = db
    .select({
      day: day.as('day'),
      quarter: sql<number | null>`null::int`.as('quarter'),
      seconds: sql<number>`sum(${activityDay.seconds})`.as('seconds'),
      answers: sql<number>`sum(${activityDay.answers})::int`.as('answers'),
      knownWords: known(activityDay).as('known_words'),
    })
    .from(activityDay)
    .where(eq(activityDay.learnerId, learnerId))
    .groupBy(sql`1`)
  const quarters = db
    .select({
      day: sql<string | null>`null::text`,
      quarter: sql<number | null>`${activityTally.quarter}`,
      seconds: sql<number>`sum(${activityTally.seconds})`,
      answers: sql<number>`sum(${activityTally.answers})::int`,
      knownWords: known(activityTally),
    })
    .from(activityTally)
    .where(eq(activityTally.learnerId, learnerId))
    .groupBy(sql`2`)
  return days.unionAll(quarters).prepare('activity_sums')
})

/**
 * Sums by day, and by quarter for tallies that are not added to the days yet. One statement, so that tallies which are
 * added to the days meanwhile count once.
 * @param language of the known words; watch time and answers are those of all languages
 * @param since the sums of all days before it are those of this day
 */
export const listSums = (db: Database, asked: { learnerId: string; language: string; since: string }) =>
  summed(db).execute(asked)

/** At most a thousand learners with more than `minimum` tallies, those with the most first. */
export async function listLearnersWithTallies(db: Database, minimum: number): Promise<string[]> {
  const rows = await db
    .select({ learnerId: activityTally.learnerId })
    .from(activityTally)
    .groupBy(activityTally.learnerId)
    .having(gt(count(), minimum))
    .orderBy(desc(count()))
    .limit(1000)
  return rows.map(({ learnerId }) => learnerId)
}

/**
 * Moves the tallies to the quarters. Tallies that are inserted meanwhile stay. The caller holds the lock of the learner's
 * time zone.
 * @returns the sums of the moved tallies
 */
export async function moveTalliesToQuarters(db: Database, learnerId: string): Promise<QuarterSums[]> {
  const { rows } = await db.execute<QuarterSums>(sql`
    with moved as (delete from ${activityTally} where learner_id = ${learnerId} returning language, quarter, ${columns}),
    summed as (select language, quarter, ${summedColumns} from moved group by language, quarter),
    added as (
      insert into ${activityQuarter} (learner_id, language, quarter, ${columns})
      select ${learnerId}::uuid, language, quarter, ${columns} from summed
      on conflict (learner_id, language, quarter) do update set ${addedTo('activity_quarter')}
    )
    select language, quarter, seconds, answers::int, reviews::int, recalls::int, remembered::int,
      known_words::int as "knownWords"
    from summed`)
  return rows
}

export const listQuarters = (db: Database, learnerId: string): Promise<QuarterSums[]> =>
  db.select().from(activityQuarter).where(eq(activityQuarter.learnerId, learnerId))

/** Adds sums to those of the days. One parameter holds them all, because there may be thousands of days. */
export async function addToDays(db: Database, learnerId: string, days: readonly DaySums[]) {
  const rows = days.map(({ knownWords, ...others }) => ({ ...others, known_words: knownWords }))
  await db.execute(sql`
    insert into ${activityDay} (learner_id, day, language, ${columns})
    select ${learnerId}::uuid, day, language, ${columns}
    from jsonb_populate_recordset(null::activity_day, ${JSON.stringify(rows)}::jsonb)
    on conflict (learner_id, day, language) do update set ${addedTo('activity_day')}`)
}

export async function removeDays(db: Database, learnerId: string) {
  await db.delete(activityDay).where(eq(activityDay.learnerId, learnerId))
}
