import {
  createList,
  deleteWord,
  listPersonalLists,
  listWordLists,
  listWords,
  recordAttempt,
  saveWord,
  updateWord,
} from '@verbena/contract/vocabulary/vocabulary'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  token = (await server.join()).access_token
})

const pan = { word: 'pan', translation: 'bread', definition: 'food made of flour', example: 'Quiero pan.' }
const save = (extra: object = {}) =>
  server.call(saveWord, { body: { ...pan, listName: 'Kitchen', ...extra } }, token)

describe('saving a word', () => {
  test('makes the list that it names, and the list counts it', async () => {
    const { body } = await save()
    expect(body).toMatchObject({ success: true, listName: 'Kitchen', created: true })
    const lists = await server.call(listPersonalLists, {}, token)
    expect(lists.body).toMatchObject([{ name: 'Kitchen', wordCount: 1, progress: null }])
    const words = await server.call(listWords, { params: { themeId: body.listId } }, token)
    expect(words.body).toMatchObject([{ ...pan, language: 'es' }])
  })

  test('twenty times at once counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save()))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ body }) => body.created)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const lists = await server.call(listPersonalLists, {}, token)
    expect(lists.body).toMatchObject([{ wordCount: 1 }])
  })

  test('into a list of another learner, or into none, is refused', async () => {
    const { body } = await save()
    const other = (await server.join()).access_token
    const theirs = await server.call(saveWord, { body: { ...pan, listId: body.listId } }, other)
    expect(theirs.status).toBe(404)
    expect((await server.call(saveWord, { body: pan }, token)).code).toBe('INVALID_REQUEST')
  })

  test('offers the list used last first', async () => {
    await save({ listName: 'One' })
    server.time.now = new Date(server.time.now.getTime() + 1000)
    await save({ listName: 'Two' })
    server.time.now = new Date(server.time.now.getTime() + 1000)
    await save({ listName: 'one', word: 'sal' })
    const { body } = await server.call(listWordLists, {}, token)
    expect(body.map(({ name }) => name)).toEqual(['One', 'Two'])
  })
})

describe('a list', () => {
  test('is made once per name', async () => {
    const body = { name: 'Travel', description: 'Stations' }
    expect((await server.call(createList, { body }, token)).body).toMatchObject({ name: 'Travel' })
    const again = await server.call(createList, { body: { ...body, name: 'TRAVEL' } }, token)
    expect(again.code).toBe('LIST_NAME_TAKEN')
  })

  test('of another learner is not found, nor are its words changed', async () => {
    const { body } = await save()
    const other = (await server.join()).access_token
    const params = { wordId: body.id }
    expect((await server.call(listWords, { params: { themeId: body.listId } }, other)).status).toBe(404)
    expect((await server.call(updateWord, { params, body: pan }, other)).status).toBe(404)
    expect((await server.call(deleteWord, { params }, other)).status).toBe(404)
    const attempt = { vocab_item_id: body.id, is_correct: true }
    expect((await server.call(recordAttempt, { body: attempt }, other)).status).toBe(404)
  })
})

describe('a word', () => {
  test('is changed, and not into one that the list holds', async () => {
    const { body } = await save()
    await save({ word: 'sal' })
    const params = { wordId: body.id }
    const changed = await server.call(updateWord, { params, body: { ...pan, translation: 'loaf' } }, token)
    expect(changed.body.translation).toBe('loaf')
    const clash = await server.call(updateWord, { params, body: { ...pan, word: 'SAL' } }, token)
    expect(clash.code).toBe('WORD_IN_LIST')
  })

  test('is removed, and the list counts one less', async () => {
    const { body } = await save()
    await server.call(deleteWord, { params: { wordId: body.id } }, token)
    expect((await server.call(listPersonalLists, {}, token)).body).toMatchObject([{ wordCount: 0 }])
    expect((await server.call(deleteWord, { params: { wordId: body.id } }, token)).status).toBe(404)
  })

  test('shows the last answers as progress of its list; a repeated call counts once', async () => {
    const first = (await save()).body
    await save({ word: 'sal' })
    const attempt_id = '8b9c3c5e-3f0e-4d2b-9a57-0d9c4b8f2a11'
    const body = { vocab_item_id: first.id, is_correct: true, attempt_id }
    for (let time = 0; time < 2; time++) await server.call(recordAttempt, { body }, token)
    expect((await server.call(listPersonalLists, {}, token)).body).toMatchObject([{ progress: 50 }])
    const rows = await server.database.pool.query(
      'select count(*)::int as n from word_attempt where id = $1',
      [attempt_id],
    )
    expect(rows.rows[0].n).toBe(1)
    const turned = { ...body, is_correct: false }
    expect((await server.call(recordAttempt, { body: turned }, token)).status).toBe(200)
    expect((await server.call(listPersonalLists, {}, token)).body).toMatchObject([{ progress: 50 }])
  })

  test('takes no answer under the id of an answer about another word', async () => {
    const [first, second] = [(await save()).body, (await save({ word: 'sal' })).body]
    const attempt_id = '8b9c3c5e-3f0e-4d2b-9a57-0d9c4b8f2a11'
    const answer = (vocab_item_id: string) =>
      server.call(recordAttempt, { body: { vocab_item_id, is_correct: true, attempt_id } }, token)
    expect((await answer(first.id)).status).toBe(200)
    expect((await answer(second.id)).code).toBe('INVALID_REQUEST')
  })
})
