import { textKey } from '@verbena/language/text/text-key'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { allMigrations, migrationsBefore } from '../../../testing/migrations-before.ts'
import { runSql, withDatabase } from '../../../testing/postgres-for-tests.ts'
import { migrateDatabase } from '../../migrate.ts'

const { connection, template } = inject('postgres')
const name = `${template}_word_keys`
const database = withDatabase(connection, name)

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [ana, ben] = [idOf(1), idOf(2)]
const [school, travel, second] = [idOf(11), idOf(12), idOf(13)]

/** The key functions of the version before migration 0028. */
const oldKey = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
const oldSearchKey = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

let client: pg.Client
const rowsOf = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows
const insert = (table: string, rows: Record<string, unknown>[]) =>
  client.query(
    `insert into ${table} (${Object.keys(rows[0] ?? {}).join(', ')})
     select ${Object.keys(rows[0] ?? {}).join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )

type Saved = {
  at: number
  text: string
  translation?: string
  lemma?: string
  language?: string
  list?: string
  lastCorrect?: boolean | null
  definition?: string
}
const wordRow = ({ at, text, translation = '', language = 'fr', list = school, ...more }: Saved) => ({
  learner_id: list === second ? ben : ana,
  id: idOf(100 + at),
  list_id: list,
  language,
  text,
  text_key: oldKey(text),
  lemma_key: oldKey(more.lemma ?? text),
  translation,
  search_key: oldSearchKey(`${text} ${translation}`),
  definition: more.definition ?? '',
  example: '',
  last_correct: more.lastCorrect ?? null,
  created_at: new Date(Date.UTC(2026, 0, at)),
})

type MemoryValues = {
  lemma: string
  direction?: string
  reps?: number
  stability?: number
  isAsked?: boolean
  day?: number
}
const memoryRow = ({
  lemma,
  direction = 'meaning',
  reps = 0,
  stability = 0,
  isAsked = true,
  day = 1,
}: MemoryValues) => ({
  learner_id: ana,
  language: 'fr',
  lemma: oldKey(lemma),
  direction,
  state: reps === 0 ? 'new' : 'review',
  due_at: new Date(Date.UTC(2026, 2, day)),
  stability,
  difficulty: reps === 0 ? 0 : 5,
  scheduled_days: Math.round(stability),
  learning_step: 0,
  reps,
  lapses: 0,
  last_review_at: reps === 0 ? null : new Date(Date.UTC(2026, 1, day)),
  introduced_at: reps === 0 ? null : new Date(Date.UTC(2026, 0, day)),
  is_asked: isAsked,
  created_at: new Date(Date.UTC(2026, 0, day)),
})
const reviewRow = (number: number, lemma: string, day: number, reps: number) => ({
  learner_id: ana,
  id: idOf(500 + number),
  language: 'fr',
  lemma: oldKey(lemma),
  direction: 'meaning',
  grade: 'good',
  exercise: 'type',
  milliseconds: 1000 * number,
  reviewed_at: new Date(Date.UTC(2026, 0, day)),
  state: reps === 0 ? 'new' : 'review',
  due_at: new Date(Date.UTC(2026, 0, day)),
  stability: reps,
  difficulty: 5,
  scheduled_days: 0,
  learning_step: 0,
  reps,
  lapses: 0,
  last_review_at: null,
})
const attemptRow = (number: number, word: number, isCorrect: boolean, day: number) => ({
  learner_id: ana,
  id: idOf(700 + number),
  word_id: idOf(100 + word),
  is_correct: isCorrect,
  answered_at: new Date(Date.UTC(2026, 3, day)),
})
const statusRow = (lemma: string, status: string, day: number, language = 'fr') => ({
  learner_id: ana,
  language,
  lemma: oldKey(lemma),
  status,
  updated_at: new Date(Date.UTC(2026, 4, day)),
})

async function insertOldRows() {
  await insert('learner', [
    {
      id: ana,
      username: 'Ana',
      username_key: 'ana',
      native_language: 'en',
      target_language: 'fr',
      level: 'A1',
      created_at: '2026-01-01',
    },
    {
      id: ben,
      username: 'Ben',
      username_key: 'ben',
      native_language: 'en',
      target_language: 'el',
      level: 'A1',
      created_at: '2026-01-01',
    },
  ])
  const list = (
    id: string,
    listName: string,
    counts: [number, number, number],
    day: number,
    learner = ana,
  ) => ({
    learner_id: learner,
    id,
    name: listName,
    description: '',
    word_count: counts[0],
    answered_count: counts[1],
    right_count: counts[2],
    position: 0,
    created_at: new Date(Date.UTC(2026, 0, day)),
    used_at: new Date(Date.UTC(2026, 0, day)),
  })
  await insert('word_list', [
    list(school, 'L’école', [9, 3, 1], 2),
    list(travel, "L'école", [1, 0, 0], 1),
    list(second, 'ΛΕΞΕΙΣ', [2, 0, 0], 1, ben),
  ])
  await insert(
    'word',
    [
      { at: 1, text: "aujourd'hui", translation: 'today', lastCorrect: false },
      {
        at: 2,
        text: 'Aujourd’hui',
        translation: 'today, nowadays',
        definition: 'this day',
        lastCorrect: true,
      },
      { at: 3, text: 'aujourd`hui', translation: 'this day' },
      { at: 4, text: 'co\u00adopérer', translation: 'cooperate' },
      { at: 5, text: 'coopérer', translation: 'to work together', lastCorrect: false },
      { at: 6, text: 'l’homme', lemma: 'homme', translation: 'man' },
      { at: 7, text: "l'eau", lemma: "l'eau" },
      { at: 8, text: 'x\u0304’', translation: 'a mark that is not composed' },
      { at: 9, text: 'pain', translation: 'bread' },
      { at: 10, text: "L'eau", lemma: 'eau', list: travel },
      { at: 11, text: 'ΛΈΞΕΙΣ', lemma: 'λέξη', language: 'el', list: second, translation: 'words' },
      { at: 12, text: 'γι᾽ αυτό', language: 'el', list: second },
    ].map(wordRow),
  )
  await insert('word_attempt', [
    attemptRow(1, 1, true, 1),
    attemptRow(2, 1, false, 5),
    attemptRow(3, 2, true, 9),
    attemptRow(4, 5, false, 2),
  ])
  await insert('memory', [
    ...[
      { lemma: "aujourd'hui", reps: 2, stability: 8, day: 3 },
      { lemma: 'aujourd’hui', reps: 1, stability: 3, day: 2 },
      { lemma: "aujourd'hui", direction: 'form', day: 4 },
      // Some of its reviews are not stored.
      { lemma: 'co\u00adopérer', reps: 4, stability: 30, day: 5 },
      { lemma: 'coopérer', reps: 1, stability: 2, day: 4, isAsked: false },
      { lemma: 'aujourd`hui' },
      { lemma: 'homme' },
      { lemma: "l'eau" },
      { lemma: 'l’eau', reps: 1, stability: 1, isAsked: false },
      { lemma: 'eau' },
      { lemma: 'x\u0304’' },
      { lemma: 'd’accord', isAsked: false },
    ].map(memoryRow),
  ])
  await insert('memory_review', [
    reviewRow(1, "aujourd'hui", 3, 0),
    reviewRow(2, 'aujourd’hui', 5, 0),
    reviewRow(3, "aujourd'hui", 9, 1),
    reviewRow(4, 'co\u00adopérer', 6, 3),
    reviewRow(5, 'coopérer', 7, 0),
    reviewRow(6, 'l’eau', 8, 0),
  ])
  await insert('lemma_status', [
    statusRow("aujourd'hui", 'known', 1),
    statusRow('aujourd’hui', 'learning', 2),
    statusRow('coopérer', 'learning', 1),
    statusRow('co\u00adopérer', 'ignored', 2),
    statusRow('d’accord', 'known', 1),
    statusRow('pain', 'known', 1),
    statusRow('γι᾽ αυτό', 'known', 1, 'el'),
  ])
  await insert('own_form', [
    { learner_id: ana, language: 'fr', form: 'l’eau', lemma: 'eau' },
    { learner_id: ana, language: 'fr', form: 'qu’il', lemma: "qu'il" },
  ])
  const note = (lemma: string, text: string, day: number) => ({
    learner_id: ana,
    language: 'fr',
    lemma,
    note: text,
    updated_at: new Date(Date.UTC(2026, 0, day)),
  })
  await insert('lemma_note', [
    note("aujourd'hui", 'the younger note', 5),
    note('aujourd’hui', 'the older note', 4),
    note('d’accord', 'agreed', 1),
  ])
  await insert('lookup_word', [
    { learner_id: ana, day: '2026-11-20', word: "fr:aujourd'hui" },
    { learner_id: ana, day: '2026-11-20', word: 'fr:aujourd’hui' },
    { learner_id: ana, day: '2026-11-20', word: 'fr:d’accord' },
  ])
  await insert('media_item', [
    {
      id: 'own-1',
      owner_id: ana,
      kind: 'video',
      title: 'Mine',
      title_translations: {},
      title_key: ' mine',
      language: 'fr',
      level: 'A1',
      category: 'own',
      source: { type: 'file', files: [] },
      thumbnail: '',
      is_premium: false,
      credits: [],
      created_at: '2026-01-01',
    },
  ])
  await insert('sentence_lemma', [
    { language: 'fr', lemma: 'va\u00adcances', media_id: 'own-1', segment: 0 },
    { language: 'fr', lemma: 'vacances', media_id: 'own-1', segment: 0 },
    { language: 'fr', lemma: 'va\u00adcances', media_id: 'own-1', segment: 3 },
  ])
  await insert('media_lemmas', [
    { media_id: 'own-1', lemmas: ['va\u00adcances', 'pain', 'vacances'], counts: [2, 1, 5] },
  ])
  await insert('writing', [
    {
      learner_id: ana,
      id: idOf(900),
      title: 'L’été',
      language: 'fr',
      text: 'ΛΈΞΕΙΣ\nco\u00adopérer',
      words: 3,
      search_key: oldSearchKey('L’été\nΛΈΞΕΙΣ\nco\u00adopérer'),
      version: 4,
      created_at: '2026-01-01',
      updated_at: '2026-01-02',
    },
  ])
}

beforeAll(async () => {
  await runSql(connection, `create database ${name}`)
  await migrateDatabase(database, migrationsBefore('0028_review_cards'))
  client = new pg.Client(database)
  await client.connect()
  await insertOldRows()
  await migrateDatabase(database, allMigrations)
})

afterAll(async () => {
  await client.end()
  await runSql(connection, `drop database if exists ${name} with (force)`)
})

describe('words saved with old keys', () => {
  test('no old key is left', async () => {
    const keys = await rowsOf(`
      select text_key as key from word union all select lemma_key from word union all select lemma from lemma_status
      union all select form from own_form union all select lemma from own_form union all select lemma from lemma_note
      union all select lemma from review_card union all select lemma from review union all select name_key from word_list
      union all select split_part(word, ':', 2) from lookup_word union all select lemma from sentence_lemma
      union all select unnest(lemmas) from media_lemmas`)
    expect(keys.length).toBeGreaterThan(40)
    expect(keys.map(({ key }) => key).filter((key) => textKey(key) !== key)).toEqual([])
  })

  test('words of one list with the same key are merged, with the translations of each', async () => {
    expect(
      await rowsOf(
        `select text, text_key, lemma_key, translation, definition, last_correct from word where learner_id = $1 order by created_at`,
        [ana],
      ),
    ).toEqual([
      {
        text: "aujourd'hui",
        text_key: "aujourd'hui",
        lemma_key: "aujourd'hui",
        translation: 'today, nowadays, this day',
        definition: 'this day',
        last_correct: true,
      },
      {
        text: 'co\u00adopérer',
        text_key: 'coopérer',
        lemma_key: 'coopérer',
        translation: 'cooperate, to work together',
        definition: '',
        last_correct: false,
      },
      expect.objectContaining({ text: 'l’homme', text_key: "l'homme", lemma_key: 'homme' }),
      expect.objectContaining({ text: "l'eau", text_key: "l'eau", lemma_key: "l'eau" }),
      expect.objectContaining({ text_key: "x\u0304'" }),
      expect.objectContaining({ text: 'pain', translation: 'bread', lemma_key: 'pain' }),
      // In the other list it was saved under the lemma, but the form is an own form.
      expect.objectContaining({ text: "L'eau", lemma_key: "l'eau" }),
    ])
  })

  test('all answers of vocabulary tests are kept, and the counts of lists are correct', async () => {
    expect(await rowsOf('select word_id, count(*)::int from word_attempt group by 1 order by 1')).toEqual([
      { word_id: idOf(101), count: 3 },
      { word_id: idOf(104), count: 1 },
    ])
    expect(
      await rowsOf(
        'select name, name_key, word_count, answered_count, correct_count from word_list order by learner_id, created_at',
      ),
    ).toEqual([
      { name: "L'école", name_key: "l'école", word_count: 1, answered_count: 0, correct_count: 0 },
      { name: 'L’école (2)', name_key: "l'école (2)", word_count: 6, answered_count: 2, correct_count: 1 },
      { name: 'ΛΕΞΕΙΣ', name_key: 'λεξεις', word_count: 2, answered_count: 0, correct_count: 0 },
    ])
  })

  test('searches find both spellings', async () => {
    const keyOf = async (at: number) =>
      (await rowsOf('select search_key from word where id = $1', [idOf(100 + at)]))[0].search_key
    expect(await keyOf(1)).toBe("aujourd'hui today, nowadays, this day")
    expect(await keyOf(4)).toBe('cooperer cooperate, to work together')
    expect(await keyOf(11)).toBe('λεξεισ words')
    expect(await rowsOf('select search_key, version from writing')).toEqual([
      { search_key: "l'ete λεξεισ cooperer", version: 4 },
    ])
  })

  test('the newest status counts', async () => {
    expect(await rowsOf('select language, lemma, status from lemma_status order by language, lemma')).toEqual(
      [
        { language: 'el', lemma: "γι' αυτό", status: 'known' },
        { language: 'fr', lemma: "aujourd'hui", status: 'learning' },
        { language: 'fr', lemma: 'coopérer', status: 'ignored' },
        { language: 'fr', lemma: "d'accord", status: 'known' },
        { language: 'fr', lemma: 'pain', status: 'known' },
      ],
    )
  })

  test('the merged card is computed from the reviews of both cards', async () => {
    const [card] = await rowsOf(
      `select * from review_card where lemma = 'aujourd''hui' and direction = 'meaning'`,
    )
    expect(card).toMatchObject({
      reps: 3,
      is_active: true,
      created_at: new Date('2026-01-01'),
      introduced_at: new Date('2026-01-02'),
      last_review_at: new Date('2026-01-09'),
    })
    expect(card.stability).toBeGreaterThan(8)
    const reviews = await rowsOf(
      `select id, state, reps, milliseconds from review where lemma = 'aujourd''hui' order by reviewed_at`,
    )
    expect(reviews).toEqual([
      { id: idOf(501), state: 'new', reps: 0, milliseconds: 1000 },
      { id: idOf(502), state: expect.any(String), reps: 1, milliseconds: 2000 },
      { id: idOf(503), state: expect.any(String), reps: 2, milliseconds: 3000 },
    ])
    expect(
      await rowsOf(`select reps from review_card where lemma = 'aujourd''hui' and direction = 'form'`),
    ).toEqual([{ reps: 0 }])
  })

  test('when reviews are missing, the card with more reviews keeps its schedule', async () => {
    const [card] = await rowsOf(`select * from review_card where lemma = 'coopérer'`)
    // The newest status is "ignored".
    expect(card).toMatchObject({
      reps: 4,
      stability: 30,
      is_active: false,
      created_at: new Date('2026-01-04'),
    })
    expect(await rowsOf(`select id from review where lemma = 'coopérer' order by id`)).toEqual([
      { id: idOf(504) },
      { id: idOf(505) },
    ])
  })

  test('a card is active when a list contains a word of it', async () => {
    expect(
      await rowsOf(
        `select lemma, is_active from review_card where lemma in ('eau', 'l''eau', 'd''accord', 'homme') order by lemma`,
      ),
    ).toEqual([
      { lemma: "d'accord", is_active: false },
      { lemma: 'eau', is_active: false },
      { lemma: 'homme', is_active: true },
      { lemma: "l'eau", is_active: true },
    ])
    expect(await rowsOf('select count(*)::int from review')).toEqual([{ count: 6 }])
  })

  test('the card tallies match the cards', async () => {
    const tallies = await rowsOf(
      'select bucket, sum(delta)::int as count from review_card_tally group by 1 having sum(delta) <> 0 order by 1',
    )
    const counted = await rowsOf(
      `select bucket, count(*)::int from review_card, review_card_buckets(is_active, state, stability, due_at) as bucket
       group by 1 order by 1`,
    )
    expect(tallies).toEqual(counted)
  })

  test('own forms, notes, lookups and sentences keep their word', async () => {
    expect(await rowsOf('select form, lemma from own_form')).toEqual([{ form: "l'eau", lemma: 'eau' }])
    expect(await rowsOf('select lemma, note from lemma_note order by lemma')).toEqual([
      { lemma: "aujourd'hui", note: 'the older note\n\nthe younger note' },
      { lemma: "d'accord", note: 'agreed' },
    ])
    expect(await rowsOf('select word from lookup_word order by word')).toEqual([
      { word: "fr:aujourd'hui" },
      { word: "fr:d'accord" },
    ])
    expect(await rowsOf('select lemma, segment from sentence_lemma order by segment')).toEqual([
      { lemma: 'vacances', segment: 0 },
      { lemma: 'vacances', segment: 3 },
    ])
    expect(await rowsOf('select lemmas, counts from media_lemmas')).toEqual([
      { lemmas: ['vacances', 'pain'], counts: [7, 1] },
    ])
  })

  test('the migration runs only once', async () => {
    expect(await rowsOf('select finished_at is not null as is_finished from data_migration')).toEqual([
      { is_finished: true },
    ])
    await client.query(`update word set search_key = 'untouched' where id = $1`, [idOf(101)])
    await migrateDatabase(database, allMigrations)
    expect(await rowsOf('select search_key from word where id = $1', [idOf(101)])).toEqual([
      { search_key: 'untouched' },
    ])
  })

  test('a migration that is interrupted after any batch continues with the same result', async () => {
    const everything = () =>
      rowsOf(`select (select jsonb_agg(w order by id) from word w) as words, (select jsonb_agg(c order by lemma, direction) from review_card c) as cards,
        (select jsonb_agg(r order by id) from review r) as reviews, (select jsonb_agg(l order by id) from word_list l) as lists`)
    await client.query(`update data_migration set finished_at = null, cursor = null`)
    await migrateDatabase(database, allMigrations)
    const before = await everything()
    for (const phase of ['learners', 'searches in texts', 'words of media']) {
      await client.query(`update data_migration set finished_at = null, cursor = $1`, [
        JSON.stringify({ phase, after: null }),
      ])
      await migrateDatabase(database, allMigrations)
      expect(await everything()).toEqual(before)
    }
  })
})
