import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allMigrations, migrationsBefore } from '../../../testing/migrations-before.ts'
import { runSql, withDatabase } from '../../../testing/postgres-for-tests.ts'
import { migrateDatabase } from '../../migrate.ts'

const { connection, template } = inject('postgres')
const name = `${template}_other_spellings`
const database = withDatabase(connection, name)
const learner = '00000000-0000-4000-8000-000000000001'
const list = '00000000-0000-4000-8000-000000000002'

let client: pg.Client
const rowsOf = async (text: string) => (await client.query(text)).rows

beforeAll(async () => {
  await runSql(connection, `create database ${name}`)
  await migrateDatabase(database, migrationsBefore('0028_review_cards'))
  client = new pg.Client(database)
  await client.connect()
  await client.query(`
    insert into learner (id, username, username_key, native_language, target_language, level, created_at)
    values ('${learner}', 'Ana', 'ana', 'en', 'fr', 'A1', now());
    insert into word_list (learner_id, id, name, word_count, created_at, used_at)
    values ('${learner}', '${list}', 'Words', 3, now(), now())`)
})
afterAll(async () => {
  await client.end()
  await runSql(connection, `drop database if exists ${name} with (force)`)
})

const saveWord = async (text: string, lemma: string) =>
  client.query(
    `insert into word (learner_id, list_id, language, text, text_key, lemma_key, translation, search_key, definition, example, created_at)
     values ('${learner}', '${list}', 'fr', $1, $1, $2, '', $1, '', '', now())`,
    [text, lemma],
  )
const addCard = async (lemma: string, isActive: boolean) =>
  client.query(
    `insert into memory (learner_id, language, lemma, direction, state, due_at, stability, difficulty, scheduled_days,
       learning_step, reps, lapses, is_asked, created_at)
     values ('${learner}', 'fr', $1, 'meaning', 'new', now(), 0, 0, 0, 0, 0, 0, $2, now())`,
    [lemma, isActive],
  )

test('a word in another spelling of an own form, or of a word with a status, belongs to it', async () => {
  // The learner made "d'eux" an own form, deleted it from the list, and saved the other spelling.
  await client.query(
    `insert into own_form (learner_id, language, form, lemma) values ('${learner}', 'fr', 'd''eux', 'eux')`,
  )
  await saveWord('d’eux', 'eux')
  await addCard("d'eux", false)
  await addCard('eux', true)
  // The learner knows "jusqu’ici", and set the status of the saved word "jusqu'ici" back to "new".
  await client.query(
    `insert into lemma_status (learner_id, language, lemma, status, updated_at) values ('${learner}', 'fr', 'jusqu’ici', 'known', now())`,
  )
  await saveWord("jusqu'ici", "jusqu'ici")
  await addCard("jusqu'ici", true)
  // No own form and no status.
  await saveWord('d’elle', 'elle')
  await addCard('elle', true)

  await migrateDatabase(database, allMigrations)

  expect(await rowsOf('select text_key, lemma_key from word order by text_key')).toEqual([
    { text_key: "d'elle", lemma_key: 'elle' },
    { text_key: "d'eux", lemma_key: "d'eux" },
    { text_key: "jusqu'ici", lemma_key: "jusqu'ici" },
  ])
  expect(await rowsOf('select lemma, is_active from review_card order by lemma')).toEqual([
    { lemma: "d'eux", is_active: true },
    { lemma: 'elle', is_active: true },
    { lemma: 'eux', is_active: false },
    { lemma: "jusqu'ici", is_active: false },
  ])
})
