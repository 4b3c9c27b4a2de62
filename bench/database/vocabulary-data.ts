import type pg from 'pg'

/** Word lists of the learner. */
const listCount = 20
/** Part of only `rareCount` words. */
export const rareWord = 'quetzal'
const rareCount = 30

/** Reviews on a day: more with more words, up to the default daily limit. */
const reviewsPerDay = (count: number) => Math.min(200, Math.max(20, count / 50))

const owner = '$1::uuid'
const learned = "m.state <> 'new'"

/**
 * A learner with `count` words: a tenth are new, a twentieth are overdue, the others are due within a year. A third have
 * cards in both directions, and half have been answered in vocabulary tests.
 */
const statements = (count: number): [string, unknown[]][] => [
  [
    `insert into word_list (learner_id, name, name_key, description, position, created_at, used_at)
     select ${owner}, 'List ' || n, 'list ' || n, 'Words of the ' || n || 'th week', 0, now() - n * interval '1 day', now()
     from generate_series(1, ${listCount}) n`,
    [],
  ],
  [
    `insert into word (learner_id, list_id, language, text, text_key, lemma_key, translation, search_key, definition, example,
       last_correct, created_at)
     select ${owner}, (select id from word_list where learner_id = ${owner} and name = 'List ' || 1 + n % ${listCount}),
       'es', text, text, text, translation, lower(text || ' ' || translation), 'What ' || text || ' means, in a sentence of usual length.',
       'Aquí está ' || text || ' otra vez.', case n % 4 when 0 then true when 1 then false end,
       now() - interval '2 years' + n * interval '5 minutes'
     from generate_series(1, $2::int) n, lateral (
       select ($3::text[])[1 + (n * 7919::bigint % $4)::int] || ' ' || n || case when n <= ${rareCount} then ' ${rareWord}' else '' end as text,
         ($5::text[])[1 + (n * 104729::bigint % $6)::int] || ', ' || ($5::text[])[1 + (n * 31::bigint % $6)::int] as translation
     ) as texts`,
    [count, 'spanish', 'english'],
  ],
  [
    `insert into review_card (learner_id, language, lemma, direction, state, due_at, stability, difficulty, scheduled_days,
       learning_step, reps, lapses, last_review_at, last_review_day, introduced_at, is_active, created_at)
     select ${owner}, 'es', lemma_key, direction, case when is_new then 'new' else 'review' end,
       now() + (random() - 0.05) * stability * interval '1 day', case when is_new then 0 else stability end,
       case when is_new then 0 else 5 end, case when is_new then 0 else stability::int end, 0, case when is_new then 0 else 3 end, 0,
       case when not is_new then now() - 0.05 * stability * interval '1 day' end,
       case when not is_new then (now() - 0.05 * stability * interval '1 day')::date end,
       case when not is_new then created_at end, true, created_at
     from (
       select w.lemma_key, w.created_at, d.direction, d.direction = 'meaning' and w.number % 10 = 0 as is_new,
         10 ^ (0.3 + random() * 2.2) as stability
       from (select *, row_number() over (order by created_at) as number from word where learner_id = ${owner}) w,
         lateral (select unnest(case when w.number % 3 = 0 and w.number % 10 <> 0 then '{meaning,form}'::text[] else '{meaning}' end)) d (direction)
     ) as known`,
    [],
  ],
  [
    `insert into lemma_status (learner_id, language, lemma, status, updated_at)
     select ${owner}, 'es', lemma, case when max(stability) >= 60 then 'known' else 'learning' end, now()
     from review_card where learner_id = ${owner} group by lemma`,
    [],
  ],
  [
    `insert into review (learner_id, id, language, lemma, direction, grade, exercise, reviewed_at, state, due_at,
       stability, difficulty, scheduled_days, learning_step, reps, lapses, last_review_at)
     select ${owner}, gen_random_uuid(), language, lemma, direction, case when random() < 0.1 then 'again' else 'good' end,
       'type', case when n <= $2 * 30 then now() - (n::float8 / $2) * interval '1 day' else now() - (30 + random() * 600) * interval '1 day' end,
       'review', due_at, stability, difficulty, scheduled_days, 0, 2, 0, last_review_at
     from (select m.*, row_number() over () as n from review_card m, generate_series(1, 3) where learner_id = ${owner} and ${learned}) as m`,
    [reviewsPerDay(count)],
  ],
  [
    `update word_list set word_count = (select count(*) from word where word.learner_id = ${owner} and list_id = word_list.id)
     where learner_id = ${owner}`,
    [],
  ],
]

/** Words from which texts and translations are made. */
export type Texts = { spanish: readonly string[]; english: readonly string[] }

/** Adds a learner with `count` words to a migrated database. @returns the learner's id */
export async function fillVocabulary(
  pool: pg.Pool,
  count: number,
  { spanish, english }: Texts,
): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select setseed(0.5)')
    const { rows } = await client.query<{ id: string }>(
      `insert into learner (username, username_key, native_language, target_language, level)
       values ('bench', 'bench', 'en', 'es', 'B1') returning id`,
    )
    const learnerId = rows[0]?.id ?? ''
    const texts = [spanish, spanish.length, english, english.length]
    for (const [statement, [first, ...words]] of statements(count)) {
      const values = words.length > 0 ? [first, ...texts] : first === undefined ? [] : [first]
      await client.query(statement, [learnerId, ...values])
    }
    await client.query('vacuum analyze')
    return learnerId
  } finally {
    client.release()
  }
}
