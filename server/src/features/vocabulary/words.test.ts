import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import {
  deleteWord,
  listWords,
  recordAttempt,
  saveWord,
  updateWord,
} from '@verbena/contract/vocabulary/words'
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

describe('a word', () => {
  test('can be changed, but not to a word that is already in the list', async () => {
    const { body } = await save()
    await save({ word: 'sal' })
    const params = { wordId: body.id }
    const changed = await server.call(updateWord, { params, body: { ...pan, translation: 'loaf' } }, token)
    expect(changed.body.translation).toBe('loaf')
    const clash = await server.call(updateWord, { params, body: { ...pan, word: 'SAL' } }, token)
    expect(clash.code).toBe('WORD_IN_LIST')
  })

  test('can be deleted, and its list then counts one word less', async () => {
    const { body } = await save()
    await server.call(deleteWord, { params: { wordId: body.id } }, token)
    expect((await server.call(listPersonalLists, {}, token)).body).toMatchObject([{ wordCount: 0 }])
    expect((await server.call(deleteWord, { params: { wordId: body.id } }, token)).status).toBe(404)
  })

  test('of another learner is not found, nor is its list', async () => {
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
