import { listPersonalLists, listWordLists } from '@verbena/contract/vocabulary/lists'
import { listWords, saveWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { saveWordsToList } from './save-word.service.ts'

const server = serverForFile(() => createTestServer())
let token: string
beforeEach(async () => {
  token = (await server.join()).access_token
})

const pan = { word: 'pan', translation: 'bread', definition: 'food made of flour', example: 'Quiero pan.' }
const save = (extra: object = {}) =>
  server.call(saveWord, { body: { ...pan, listName: 'Kitchen', ...extra } }, token)

describe('saving a word', () => {
  test('creates the named list, which counts the word', async () => {
    const { body } = await save()
    expect(body).toMatchObject({ success: true, listName: 'Kitchen', created: true })
    const lists = await server.call(listPersonalLists, {}, token)
    expect(lists.body).toMatchObject([{ name: 'Kitchen', wordCount: 1, progress: null }])
    const words = await server.call(listWords, { params: { themeId: body.listId } }, token)
    expect(words.body).toMatchObject([{ ...pan, language: 'es' }])
  })

  test('twenty times at once saves it once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save()))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ body }) => body.created)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const lists = await server.call(listPersonalLists, {}, token)
    expect(lists.body).toMatchObject([{ wordCount: 1 }])
  })

  test('to a list of another learner, or to no list, is refused', async () => {
    const { body } = await save()
    const other = (await server.join()).access_token
    const theirs = await server.call(saveWord, { body: { ...pan, listId: body.listId } }, other)
    expect(theirs.status).toBe(404)
    expect((await server.call(saveWord, { body: pan }, token)).code).toBe('INVALID_REQUEST')
  })

  test('puts the list that was used last at the beginning', async () => {
    await save({ listName: 'One' })
    server.time.now = new Date(server.time.now.getTime() + 1000)
    await save({ listName: 'Two' })
    server.time.now = new Date(server.time.now.getTime() + 1000)
    await save({ listName: 'one', word: 'sal' })
    const { body } = await server.call(listWordLists, {}, token)
    expect(body.map(({ name }) => name)).toEqual(['One', 'Two'])
  })
})

describe('saving many words', () => {
  const saveAll = async (words: { word: string; lemma: string }[]) => {
    const { username } = await server.join()
    const [learner] = await server.sql('select id from learner where username = $1', username)
    const learnerId = learner?.id as string
    const given = words.map((one) => ({ ...pan, ...one }))
    const destination = { listName: 'Kitchen', language: 'es' } as const
    return { learnerId, saved: await saveWordsToList(server.services, learnerId, destination, given) }
  }

  test('takes as many statements as saving one', async () => {
    const words = Array.from({ length: 40 }, (_, at) => ({ word: `palabra ${at}`, lemma: `palabra ${at}` }))
    const one = await countStatements(() => saveAll(words.slice(0, 1)))
    expect(await countStatements(() => saveAll(words))).toBe(one)
  })

  test('saves a repeated word once, and creates one card for two forms of a lemma', async () => {
    const { learnerId, saved } = await saveAll([
      { word: 'panes', lemma: 'pan' },
      { word: 'sal', lemma: 'sal' },
      { word: 'Panes', lemma: 'pan' },
      { word: 'pan', lemma: 'pan' },
    ])
    expect(saved.newIds.map((id) => id !== null)).toEqual([true, true, false, true])
    const words = await server.sql(
      'select text from word where learner_id = $1 order by created_at',
      learnerId,
    )
    expect(words.map(({ text }) => text)).toEqual(['panes', 'sal', 'pan'])
    const cards = await server.sql(
      'select lemma, is_active from review_card where learner_id = $1 order by created_at',
      learnerId,
    )
    expect(cards).toEqual([
      { lemma: 'pan', is_active: true },
      { lemma: 'sal', is_active: true },
    ])
    const [list] = await server.sql('select word_count from word_list where learner_id = $1', learnerId)
    expect(list?.word_count).toBe(3)
  })
})
