import { createList, mergeLists } from '@verbena/contract/vocabulary/lists'
import { listWords, moveWords, recordAttempt, saveWord } from '@verbena/contract/vocabulary/words'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'
import { vocabularyClient } from '../testing/vocabulary-client.ts'

const server = serverForFile(() => createTestServer())
let token: string
let other: string
beforeEach(async () => {
  token = (await server.join()).access_token
  other = (await server.join()).access_token
})

const { lists, makeList, save, tick, wordsOf } = vocabularyClient(server, () => token)

describe('words', () => {
  test('can be moved to another list, and are not duplicated there', async () => {
    const [from, to] = [await makeList('From'), await makeList('To')]
    const [pan, sal] = [await save('pan', from), await save('sal', from)]
    await save('Pan', to)
    await server.call(recordAttempt, { body: { vocab_item_id: pan, is_correct: true } }, token)
    const move = (wordIds: string[], listId: string, bearer = token) =>
      server.call(moveWords, { body: { wordIds, listId } }, bearer)
    expect((await move([pan, sal, pan], to)).body).toMatchObject({ moved: 1, merged: 1 })
    expect([await wordsOf(from), await wordsOf(to)]).toEqual([[], ['sal', 'Pan']])
    expect((await lists()).map(({ name, wordCount }) => [name, wordCount])).toEqual([
      ['To', 2],
      ['From', 0],
    ])
    const [attempts] = await server.sql(
      `select count(*)::int as count from word_attempt join word_list using (learner_id) where word_list.id = $1`,
      to,
    )
    expect(attempts?.count).toBe(1)
    expect((await move([sal], from, other)).status).toBe(404)
  })

  test('of another learner are not moved', async () => {
    const mine = await makeList('Mine')
    const theirs = (await server.call(createList, { body: { name: 'T', description: '' } }, other)).body.id
    const word = await save('pan', theirs, other)
    const moved = await server.call(moveWords, { body: { wordIds: [word], listId: mine } }, token)
    expect(moved.body).toMatchObject({ moved: 0, merged: 0 })
    expect(await wordsOf(mine)).toEqual([])
  })

  test('of two lists are in one list after the lists are merged', async () => {
    const [one, two] = [await makeList('One'), await makeList('Two')]
    for (const word of ['pan', 'sal']) await save(word, one)
    await save('pan', two)
    const merge = (id: string, into: string, bearer = token) =>
      server.call(mergeLists, { params: { id }, body: { into } }, bearer)
    expect((await merge(one, one)).code).toBe('INVALID_REQUEST')
    expect((await merge(one, two, other)).status).toBe(404)
    expect((await merge(one, two)).body).toMatchObject({ moved: 1, merged: 1 })
    expect((await lists()).map(({ name, wordCount }) => [name, wordCount])).toEqual([['Two', 2]])
  })

  test('in both of two merged lists keep the texts of either, and the last answer', async () => {
    const [one, two] = [await makeList('One'), await makeList('Two')]
    const keep = async (listId: string, given: object) => {
      tick()
      const body = { word: 'vino', translation: '', definition: '', example: '', listId, ...given }
      return (await server.call(saveWord, { body }, token)).body.id
    }
    const gone = await keep(one, { translation: 'wine, red', example: 'Un vino.', lemma: 'vino' })
    const kept = await keep(two, { translation: 'came, Wine', definition: 'past', lemma: 'venir' })
    await server.call(recordAttempt, { body: { vocab_item_id: kept, is_correct: false } }, token)
    tick()
    await server.call(recordAttempt, { body: { vocab_item_id: gone, is_correct: true } }, token)
    await server.call(mergeLists, { params: { id: one }, body: { into: two } }, token)
    const words = (await server.call(listWords, { params: { themeId: two } }, token)).body
    expect(words).toEqual([
      {
        id: kept,
        word: 'vino',
        translation: 'came, Wine, red',
        definition: 'past',
        example: 'Un vino.',
        language: 'es',
      },
    ])
    expect((await lists()).map(({ name, progress }) => [name, progress])).toEqual([['Two', 100]])
    // No list contains a word of the lemma "vino" any more, so its card is suspended.
    const cards = await server.sql(
      `select lemma, is_active from review_card join word_list using (learner_id) where word_list.id = $1 order by lemma`,
      two,
    )
    expect(cards).toEqual([
      { lemma: 'venir', is_active: true },
      { lemma: 'vino', is_active: false },
    ])
  })

  test('that are moved to two lists at once are in one of them afterwards', async () => {
    const [one, two, three] = [await makeList('1'), await makeList('2'), await makeList('3')]
    const ids = [await save('pan', one), await save('sal', one)]
    const move = (listId: string) => server.call(moveWords, { body: { wordIds: ids, listId } }, token)
    const answers = await Promise.all([move(two), move(three), move(two), move(three)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const counts = (await lists()).map(({ wordCount }) => wordCount)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect((await wordsOf(two)).length + (await wordsOf(three)).length).toBe(2)
  })
})
