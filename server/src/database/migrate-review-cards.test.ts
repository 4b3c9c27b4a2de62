import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { allMigrations, migrationsBefore } from '../testing/migrations-before.ts'
import { runSql, withDatabase } from '../testing/postgres-for-tests.ts'
import { migrateDatabase } from './migrate.ts'

const { connection, template } = inject('postgres')
const name = `${template}_review_cards`
const database = withDatabase(connection, name)
const sql = (text: string) => runSql(database, text)

const learner = '00000000-0000-4000-8000-000000000001'
const list = '00000000-0000-4000-8000-000000000002'
const review = '00000000-0000-4000-8000-000000000003'
const job = '00000000-0000-4000-8000-000000000004'
const upload = '00000000-0000-4000-8000-000000000005'

/** Rows as the version before migration 0028 wrote them. */
const oldRows = `
  insert into learner (id, username, username_key, native_language, target_language, level)
    values ('${learner}', 'Ana', 'ana', 'en', 'es', 'A1');
  insert into word_list (learner_id, id, name, word_count, answered_count, right_count, created_at, used_at)
    values ('${learner}', '${list}', 'Food', 2, 2, 1, '2026-01-01', '2026-01-01');
  insert into word (learner_id, list_id, language, text, text_key, lemma_key, translation, search_key, definition, example, last_correct, created_at)
    values ('${learner}', '${list}', 'es', 'pan', 'pan', 'pan', 'bread', 'pan bread', '', '', true, '2026-01-01'),
      ('${learner}', '${list}', 'es', 'sal', 'sal', 'sal', 'salt', 'sal salt', '', '', false, '2026-01-01');
  insert into memory (learner_id, language, lemma, direction, state, due_at, stability, difficulty, scheduled_days,
    learning_step, reps, lapses, last_review_at, introduced_at, is_asked, created_at)
    values ('${learner}', 'es', 'pan', 'meaning', 'review', '2026-03-01', 30, 5, 30, 0, 4, 1, '2026-02-01', '2026-01-02', true, '2026-01-01'),
      ('${learner}', 'es', 'sal', 'meaning', 'new', '2026-01-01', 0, 0, 0, 0, 0, 0, null, null, false, '2026-01-01');
  insert into memory_review (learner_id, id, language, lemma, direction, grade, exercise, milliseconds, reviewed_at, state,
    due_at, stability, difficulty, scheduled_days, learning_step, reps, lapses, last_review_at)
    values ('${learner}', '${review}', 'es', 'pan', 'meaning', 'good', 'type', 2500, '2026-02-01', 'review', '2026-02-01', 12, 5, 12, 0, 3, 1, '2026-01-20');
  insert into memory_settings (learner_id, retention, new_per_day, reviews_per_day, forgives_accents)
    values ('${learner}', 0.85, 7, 90, true);
  insert into media_item (id, owner_id, kind, title, title_translations, language, level, category, source, thumbnail)
    values ('own-1', '${learner}', 'video', 'Mine', '{}', 'es', 'A1', 'own', '{"type": "file", "files": []}', '');
  insert into test_result (learner_id, media_id, id, kind, mode, score, total, finished_at)
    values ('${learner}', 'own-1', '${review}', 'quiz', '', 3, 5, '2026-02-01');
  insert into model_answer (key, answer, answered_at) values ('k', '{"meaning": "bread"}', '2026-02-01');
  insert into model_quiz (key, questions, answered_at) values ('k', '[]', '2026-02-01');
  insert into upload (learner_id, id, file_name, fingerprint, bytes, created_at, touched_at)
    values ('${learner}', '${upload}', 'a.mp3', 'f', 10, '2026-01-01', '2026-01-03');
  insert into transcription_job (learner_id, id, media_id, status, seconds, transcript_version, lease_holder, lease_until, asked_at)
    values ('${learner}', '${job}', 'own-1', 'running', 12, 0, '${upload}', '2026-02-02', '2026-02-01');
  insert into alignment_job (learner_id, media_id, transcript_version, status, asked_at)
    values ('${learner}', 'own-1', 1, 'waiting', '2026-02-01');`

/** Sums of the tally rows by bucket. */
const tallies = (table: string, bucket: string, delta: string) =>
  sql(`select ${bucket} as bucket, sum(${delta})::int as count from ${table}
    where learner_id = '${learner}' group by 1 having sum(${delta}) <> 0 order by 1`)

let talliesBefore: object[] = []

beforeAll(async () => {
  await runSql(connection, `create database ${name}`)
  await migrateDatabase(database, migrationsBefore('0028_review_cards'))
  await sql(oldRows)
  talliesBefore = await tallies('memory_tally', 'tally', 'change')
  await migrateDatabase(database, allMigrations)
})

afterAll(() => runSql(connection, `drop database if exists ${name} with (force)`))

describe('a database of the previous version', () => {
  test('keeps its cards, their reviews and the review settings', async () => {
    expect(
      await sql('select lemma, state, stability, reps, is_active from review_card order by lemma'),
    ).toEqual([
      { lemma: 'pan', state: 'review', stability: 30, reps: 4, is_active: true },
      { lemma: 'sal', state: 'new', stability: 0, reps: 0, is_active: false },
    ])
    expect(await sql('select id, lemma, grade, milliseconds, stability, reps from review')).toEqual([
      { id: review, lemma: 'pan', grade: 'good', milliseconds: 2500, stability: 12, reps: 3 },
    ])
    expect(await sql('select retention, new_per_day, forgives_accents from review_settings')).toEqual([
      { retention: 0.85, new_per_day: 7, forgives_accents: true },
    ])
  })

  test('keeps its words, lists, test results and model explanations', async () => {
    expect(await sql('select text, last_correct from word order by text')).toEqual([
      { text: 'pan', last_correct: true },
      { text: 'sal', last_correct: false },
    ])
    expect(await sql('select word_count, answered_count, correct_count from word_list')).toEqual([
      { word_count: 2, answered_count: 2, correct_count: 1 },
    ])
    expect(await sql('select kind, score, total from media_test_result')).toEqual([
      { kind: 'quiz', score: 3, total: 5 },
    ])
    expect(await sql('select explanation from model_explanation')).toEqual([
      { explanation: { meaning: 'bread' } },
    ])
    expect(await sql('select created_at from model_quiz')).toHaveLength(1)
  })

  test('keeps its uploads and background jobs with their leases', async () => {
    expect(await sql("select id from upload where updated_at = '2026-01-03'")).toEqual([{ id: upload }])
    expect(
      await sql("select status, lease_owner from transcription_job where requested_at = '2026-02-01'"),
    ).toEqual([{ status: 'running', lease_owner: upload }])
    expect(await sql("select status from alignment_job where requested_at = '2026-02-01'")).toEqual([
      { status: 'waiting' },
    ])
  })

  test('keeps its tallies, and the triggers still count changes', async () => {
    const current = () => tallies('review_card_tally', 'bucket', 'delta')
    const dueQuarter = (Date.parse('2026-03-01') / 900_000) | 0
    expect(talliesBefore).toEqual([
      { bucket: -1, count: 1 },
      { bucket: dueQuarter, count: 1 },
    ])
    expect(await current()).toEqual(talliesBefore)
    await sql("update review_card set is_active = true where lemma = 'sal'")
    expect(await current()).toEqual([
      { bucket: -3, count: 1 },
      { bucket: -1, count: 1 },
      { bucket: dueQuarter, count: 1 },
    ])
    await sql(`insert into review_card select learner_id, language, 'col', 'meaning', 'new', due_at, 0, 0, 0, 0, 0, 0,
      null, null, true, created_at from review_card where lemma = 'sal'`)
    await sql("delete from review_card where lemma = 'pan'")
    expect(await current()).toEqual([{ bucket: -3, count: 2 }])
    expect(await sql('select 1 as one from review')).toEqual([])
  })
})

test('the schema contains no name of the previous version', async () => {
  const rows = await sql(`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union select relname from pg_class where relnamespace = 'public'::regnamespace
    union select attname from pg_attribute join pg_class on pg_class.oid = attrelid where relkind = 'r' and relnamespace = 'public'::regnamespace
    union select proname from pg_proc where pronamespace = 'public'::regnamespace
    union select tgname from pg_trigger`)
  const old = /memory|memories|is_asked|asked_at|touched_at|noted_at|model_answer|lease_holder|right_count/
  expect(rows.map(({ name }) => name).filter((one) => old.test(String(one)))).toEqual([])
})
