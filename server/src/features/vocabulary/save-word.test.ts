import {
  listPersonalLists,
  listWordLists,
  listWords,
  saveWord,
} from '@verbena/contract/vocabulary/vocabulary'
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
