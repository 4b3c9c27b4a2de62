import type pg from 'pg'

/** A learner whose answers are at random times of four hours of each of the last `days` days. */
export type History = { username: string; reviews: number; words: number; days: number }

export const historyTimeZone = 'Europe/Madrid'

const owner = '$1::uuid'
const someTime = "now() - floor(random() * $2) * interval '1 day' - random() * interval '4 hours'"

/**
 * A tenth of the words are new, and 30 cards are overdue. Besides the reviews there are answers in tests, lessons and
 * grammar, a tenth as many of each, and up to three hours of watch time on each day.
 */
const statements = ({ reviews, words, days }: History): [string, unknown[]][] => [
  [`insert into learner_time_zone (learner_id, time_zone) values (${owner}, $2)`, [historyTimeZone]],
  [
    `insert into word_list (learner_id, name, name_key, word_count, created_at, used_at)
     values (${owner}, 'Words', 'words', $2::int, now(), now())`,
    [words],
  ],
  [
    `insert into word (learner_id, list_id, language, text, text_key, lemma_key, translation, search_key, definition,
       example, created_at)
     select ${owner}, (select id from word_list where learner_id = ${owner}), 'es', lemma, lemma, lemma, 'word', lemma, '',
       '', ${someTime}
     from generate_series(1, $3::int) n, lateral (select 'lemma' || n as lemma) as named`,
    [days, words],
  ],
  [
    `insert into review_card (learner_id, language, lemma, direction, state, due_at, stability, difficulty, scheduled_days,
       learning_step, reps, lapses, last_review_at, last_review_day, introduced_at, is_active, created_at)
     select ${owner}, 'es', 'lemma' || n, 'meaning', case when n % 10 = 0 then 'new' else 'review' end,
       now() + (floor(random() * 365) - case when n % 10 <> 0 and n < 34 then 365 else 0 end) * interval '1 day'
         + random() * interval '4 hours',
       10 + random() * 200, 5, 10, 0, 3, 0, case when n % 10 <> 0 then ${someTime} end, case when n % 10 <> 0 then now()::date end,
       case when n % 10 <> 0 then ${someTime} end, true, now() - $2 * interval '1 day'
     from generate_series(1, $3::int) n`,
    [days, words],
  ],
  [
    `insert into lemma_status (learner_id, language, lemma, status, updated_at)
     select ${owner}, 'es', 'lemma' || n, case when n % 3 = 0 then 'learning' else 'known' end, ${someTime}
     from generate_series(1, $3::int) n`,
    [days, words],
  ],
  [
    `insert into review (learner_id, id, language, lemma, direction, grade, exercise, reviewed_at, state, due_at,
       stability, difficulty, scheduled_days, learning_step, reps, lapses)
     select ${owner}, gen_random_uuid(), 'es', 'lemma' || 1 + n % $3::int, 'meaning',
       case when n % 9 = 0 then 'again' else 'good' end, 'type', ${someTime}, case when n % 5 = 0 then 'learning' else 'review' end,
       now(), 10, 5, 10, 0, 2, 0
     from generate_series(1, $4::int) n`,
    [days, words, reviews],
  ],
  [
    `insert into word_attempt (learner_id, word_id, is_correct, answered_at)
     select ${owner}, id, true, ${someTime}
     from word, generate_series(1, ceil($3::float8 / 10 / $4)::int) where learner_id = ${owner}`,
    [days, reviews, words],
  ],
  [
    `insert into lesson_attempt (learner_id, id, target_language, lesson_id, item_id, direction, is_correct, answered_at)
     select ${owner}, gen_random_uuid(), 'es', 1, 'item', 'forth', true, ${someTime} from generate_series(1, $3::int / 10)`,
    [days, reviews],
  ],
  [
    `insert into grammar_answer (learner_id, id, topic_id, exercise_id, is_correct, answered_at)
     select ${owner}, gen_random_uuid(), 'topic', 'exercise', true, ${someTime} from generate_series(1, $3::int / 10)`,
    [days, reviews],
  ],
  [
    `insert into watch_time (learner_id, starts_at, seconds, counted_until)
     select ${owner}, date_bin('15 minutes', ${someTime}, 'epoch') as starts_at, 900 * random(), now()
     from generate_series(1, $2::int * 12) on conflict do nothing`,
    [days],
  ],
]

/** Adds a learner with a history to a migrated database. @returns the learner's id */
export async function fillHistory(client: pg.ClientBase, history: History): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into learner (username, username_key, native_language, target_language, level)
     values ($1, $1, 'en', 'es', 'B1') returning id`,
    [history.username],
  )
  const learnerId = rows[0]?.id ?? ''
  for (const [statement, values] of statements(history)) {
    await client.query(statement, [learnerId, ...values])
    // Without statistics the check of a foreign key reads all rows of the learner.
    if (history.words >= 1000) await client.query('analyze word, review_card')
  }
  return learnerId
}
