import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { recordAttempt, saveWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
let token: string
beforeEach(async () => {
  token = (await server.join()).access_token
})

const pan = { word: 'pan', translation: 'bread', definition: 'food made of flour', example: 'Quiero pan.' }
const save = (extra: object = {}) =>
  server.call(saveWord, { body: { ...pan, listName: 'Kitchen', ...extra } }, token)

describe('an answer of the vocabulary test', () => {
  test('counts as progress of the list, and only once when it is sent again', async () => {
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

  test('is refused under the id of an answer about another word', async () => {
    const [first, second] = [(await save()).body, (await save({ word: 'sal' })).body]
    const attempt_id = '8b9c3c5e-3f0e-4d2b-9a57-0d9c4b8f2a11'
    const answer = (vocab_item_id: string) =>
      server.call(recordAttempt, { body: { vocab_item_id, is_correct: true, attempt_id } }, token)
    expect((await answer(first.id)).status).toBe(200)
    expect((await answer(second.id)).code).toBe('INVALID_REQUEST')
  })
})
