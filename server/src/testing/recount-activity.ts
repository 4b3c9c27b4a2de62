type RunSql = (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>

export type RecountedQuarter = {
  language: string
  quarter: number
  seconds: number
  answers: number
  reviews: number
  recalls: number
  remembered: number
  knownWords: number
}

const quarterOf = (column: string) => `floor(extract(epoch from ${column}) / 900)::int`

/** Every row that the activity counts, with what it counts for. */
const counted = `
  select language, ${quarterOf('reviewed_at')} as quarter, 0 as seconds, 1 as answers, 1 as reviews,
    (state = 'review')::int as recalls, (state = 'review' and grade <> 'again')::int as remembered, 0 as known
  from review where learner_id = $1
  union all
  select '', ${quarterOf('answered_at')}, 0, 1, 0, 0, 0, 0 from word_attempt
  where learner_id = $1 and id not in (select id from review where learner_id = $1)
  union all select '', ${quarterOf('answered_at')}, 0, 1, 0, 0, 0, 0 from lesson_attempt where learner_id = $1
  union all select '', ${quarterOf('answered_at')}, 0, 1, 0, 0, 0, 0 from grammar_answer where learner_id = $1
  union all select '', ${quarterOf('finished_at')}, 0, total, 0, 0, 0, 0 from media_test_result where learner_id = $1
  union all select '', ${quarterOf('starts_at')}, seconds, 0, 0, 0, 0, 0 from watch_time where learner_id = $1
  union all
  select language, ${quarterOf('updated_at')}, 0, 0, 0, 0, 0, 1 from lemma_status where learner_id = $1 and status = 'known'`

const columns = 'language, quarter, seconds, answers, reviews, recalls, remembered'
const sumsOf = (rows: string) => `
  select language, quarter, round(sum(seconds)::numeric, 3)::float8 as seconds, sum(answers)::int as answers,
    sum(reviews)::int as reviews, sum(recalls)::int as recalls, sum(remembered)::int as remembered, sum(known)::int as "knownWords"
  from (${rows}) as rows group by language, quarter
  having round(sum(seconds)::numeric, 3) <> 0 or sum(answers) <> 0 or sum(reviews) <> 0 or sum(known) <> 0
  order by language, quarter`

/** The activity of a learner by quarter of an hour, counted from the rows themselves. */
export const recountActivity = async (sql: RunSql, learnerId: string) =>
  (await sql(sumsOf(counted), learnerId)) as RecountedQuarter[]

/** The same from the stored sums. */
export const summedActivity = async (sql: RunSql, learnerId: string) =>
  (await sql(
    sumsOf(`select ${columns}, known_words as known from activity_tally where learner_id = $1
      union all select ${columns}, known_words from activity_quarter where learner_id = $1`),
    learnerId,
  )) as RecountedQuarter[]
