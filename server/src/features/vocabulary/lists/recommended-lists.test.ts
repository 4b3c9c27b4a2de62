import { adoptList, listRecommendedLists } from '@verbena/contract/vocabulary/recommended-lists'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { listWords, recordAttempt, type Word } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'
import { vocabularyClient } from '../testing/vocabulary-client.ts'

const server = serverForFile(() => createTestServer())
let token: string
beforeEach(async () => {
  token = (await server.join()).access_token
})

const { lists, makeList, save, wordsOf } = vocabularyClient(server, () => token)

describe('recommended lists', () => {
  const recommended = async () => (await server.call(listRecommendedLists, {}, token)).body

  test('begin with those of the level, and have words in the languages of the learner', async () => {
    const found = await recommended()
    expect(found[0]?.level).toBe('A2')
    const food = found.filter(({ id }) => id.startsWith('rec-food-A1'))
    expect(food[0]).toMatchObject({ progress: null, level: 'A1' })
    const words = { body: [] as Word[] }
    for (const { id, wordCount } of food) {
      const { body } = await server.call(listWords, { params: { themeId: id } }, token)
      expect(body).toHaveLength(wordCount)
      words.body.push(...body)
    }
    expect(words.body.find(({ word }) => word === 'pan')).toMatchObject({
      id: 'bread',
      translation: expect.stringMatching(/^bread/),
      language: 'es',
    })
  })

  test('have the share of words that the learner knows', async () => {
    await server.call(setWordStatus, { body: { lemma: 'pan', language: 'es', status: 'known' } }, token)
    const shares = (await recommended()).map(({ progress }) => progress).filter((share) => share !== null)
    expect(shares).toHaveLength(1)
  })

  test('become lists of the learner, and adopting them again adds only missing words', async () => {
    const [list] = await recommended()
    const adopt = async () => (await server.call(adoptList, { params: { id: list?.id ?? '' } }, token)).body
    const first = await adopt()
    expect(first.added).toBe(list?.wordCount)
    expect(await adopt()).toEqual({ ...first, added: 0 })
    expect((await lists()).map(({ name, wordCount }) => [name, wordCount])).toEqual([
      [`${list?.name} (A2)`, list?.wordCount],
    ])
  })

  test('are adopted in a fixed number of statements, with their words in order', async () => {
    const [list] = await recommended()
    const params = { id: list?.id ?? '' }
    const recommendedWords = await wordsOf(params.id)
    let listId = ''
    const count = await countStatements(async () => {
      listId = (await server.call(adoptList, { params }, token)).body.id
    })
    expect(recommendedWords.length).toBeGreaterThan(10)
    expect(count).toBeLessThanOrEqual(10)
    expect(await wordsOf(listId)).toEqual(recommendedWords)
  })

  test('are not found by an unknown id', async () => {
    const { status } = await server.call(listWords, { params: { themeId: 'rec-nothing-A1' } }, token)
    expect(status).toBe(404)
    expect((await server.call(adoptList, { params: { id: 'rec-food-C2' } }, token)).status).toBe(404)
  })

  test('count an answer about one of their words for the saved word, if there is one', async () => {
    const attempt = (vocab_item_id: string) =>
      server.call(recordAttempt, { body: { vocab_item_id, is_correct: true } }, token)
    expect((await attempt('bread')).status).toBe(200)
    expect((await attempt('no-such-concept')).status).toBe(404)
    await save('pan', await makeList('Mine'))
    await attempt('bread')
    expect((await lists()).map(({ progress }) => progress)).toEqual([100])
  })
})
