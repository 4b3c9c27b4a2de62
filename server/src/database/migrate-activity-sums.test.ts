import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allMigrations, migrationsBefore } from '../testing/migrations-before.ts'
import { runSql, withDatabase } from '../testing/postgres-for-tests.ts'
import { recountActivity, summedActivity } from '../testing/recount-activity.ts'
import { migrateDatabase } from './migrate.ts'

const { connection, template } = inject('postgres')
const name = `${template}_activity_sums`
const database = withDatabase(connection, name)
const [ana, ben] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const both = '00000000-0000-4000-8000-00000000000b'

const sql = (text: string, ...values: unknown[]) =>
  runSql(
    database,
    values.reduce<string>((filled, value, index) => filled.replaceAll(`$${index + 1}`, `'${value}'`), text),
  )

/** Rows of a learner as the version before migration 0030 wrote them. One answer has the id of a review. */
const oldRows = (learner: string) => `
  insert into learner (id, username, username_key, native_language, target_language, level)
    values ('${learner}', '${learner.slice(-4)}', '${learner.slice(-4)}', 'en', 'es', 'A1');
  insert into word_list (learner_id, name, name_key, created_at, used_at) values ('${learner}', 'Food', 'food', '2026-01-01', '2026-01-01');
  insert into word (learner_id, list_id, language, text, text_key, lemma_key, translation, search_key, definition, example, created_at)
    select learner_id, id, 'es', 'pan', 'pan', 'pan', 'bread', 'pan bread', '', '', '2026-01-01' from word_list where learner_id = '${learner}';
  insert into review_card (learner_id, language, lemma, direction, state, due_at, stability, difficulty, scheduled_days,
    learning_step, reps, lapses, is_active, created_at)
    values ('${learner}', 'es', 'pan', 'meaning', 'review', '2026-03-01', 30, 5, 30, 0, 4, 1, true, '2026-01-01');
  insert into review (learner_id, id, language, lemma, direction, grade, exercise, reviewed_at, state, due_at, stability,
    difficulty, scheduled_days, learning_step, reps, lapses)
    select '${learner}', case when n = 1 then '${both}' else gen_random_uuid() end, 'es', 'pan', 'meaning',
      case when n % 3 = 0 then 'again' else 'good' end, 'type', '2026-02-01'::timestamptz + n * interval '7 minutes',
      case when n % 4 = 0 then 'learning' else 'review' end, '2026-02-01', 12, 5, 12, 0, 3, 1 from generate_series(1, 20) n;
  insert into word_attempt (learner_id, id, word_id, is_correct, answered_at)
    select learner_id, case when n = 1 then '${both}' else gen_random_uuid() end, id, true,
      '2026-02-01'::timestamptz + n * interval '7 minutes' from word, generate_series(1, 10) n where learner_id = '${learner}';
  insert into lesson_attempt (learner_id, id, target_language, lesson_id, item_id, direction, is_correct, answered_at)
    values ('${learner}', gen_random_uuid(), 'es', 1, '1-a', 'forth', true, '2026-02-01 00:10');
  insert into grammar_answer (learner_id, id, topic_id, exercise_id, is_correct, answered_at)
    values ('${learner}', gen_random_uuid(), 't', 'e', true, '2026-02-02');
  insert into media_item (id, owner_id, kind, title, title_translations, language, level, category, source, thumbnail)
    values ('own-${learner}', '${learner}', 'video', 'Mine', '{}', 'es', 'A1', 'own', '{"type": "file", "files": []}', '');
  insert into media_test_result (learner_id, media_id, id, kind, mode, score, total, finished_at)
    values ('${learner}', 'own-${learner}', gen_random_uuid(), 'quiz', '', 3, 5, '2026-02-03');
  insert into lemma_status (learner_id, language, lemma, status, updated_at)
    values ('${learner}', 'es', 'pan', 'known', '2026-02-01'), ('${learner}', 'es', 'sal', 'learning', '2026-02-01'),
      ('${learner}', 'de', 'Brot', 'known', '2026-02-04');
  insert into watch_time (learner_id, starts_at, seconds, counted_until)
    values ('${learner}', '2026-02-01 00:00', 120.5, '2026-02-01 00:10'), ('${learner}', '2026-02-05', 60, '2026-02-05 00:10');`

beforeAll(async () => {
  await runSql(connection, `create database ${name}`)
  await migrateDatabase(database, migrationsBefore('0030_activity_sums'))
  for (const learner of [ana, ben]) await sql(oldRows(learner))
  await migrateDatabase(database, allMigrations)
})

afterAll(() => runSql(connection, `drop database if exists ${name} with (force)`))

async function expectRightSums(learner: string) {
  const counted = await recountActivity(sql, learner)
  expect(await summedActivity(sql, learner)).toEqual(counted)
  return counted
}

test('the activity of the previous version is counted', async () => {
  for (const learner of [ana, ben]) {
    const counted = await expectRightSums(learner)
    // 20 reviews, 9 other answers about words, an answer in a lesson and one in grammar, and 5 questions.
    expect(counted.reduce((sum, { answers }) => sum + answers, 0)).toBe(36)
    expect(counted.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(180.5)
    expect(counted.reduce((sum, { knownWords }) => sum + knownWords, 0)).toBe(2)
  }
})

test.each([
  [
    'a review changes as merged cards change it',
    "update review set state = 'new', lemma = lemma where state = 'review'",
  ],
  ['a review is removed whose answer in a test stays', `delete from review where id = '${both}'`],
  ['a word is deleted with its answers', 'delete from word'],
  ['a card is deleted with its reviews', 'delete from review_card'],
  ['a media item is deleted with the results of its tests', 'delete from media_item'],
  [
    'words are known later, or not any more',
    "update lemma_status set status = case lemma when 'pan' then 'ignored' else 'known' end, updated_at = '2026-03-01'",
  ],
  ['statuses are deleted', 'delete from lemma_status'],
  ['more is watched', 'update watch_time set seconds = seconds + 100'],
])('the sums of both learners are right after %s', async (_, change) => {
  await sql(change)
  for (const learner of [ana, ben]) await expectRightSums(learner)
})
