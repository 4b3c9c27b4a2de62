import {
  adoptList,
  createList,
  deleteList,
  deleteWord,
  listPersonalLists,
  listRecommendedLists,
  listWords,
  mergeLists,
  moveWords,
  orderLists,
  recordAttempt,
  saveWord,
  setWordStatus,
  updateList,
  type Word,
} from '@verbena/contract/vocabulary/vocabulary'
import { beforeEach, describe, expect, test } from 'vitest'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
let token: string
let other: string
beforeEach(async () => {
  token = (await server.join()).access_token
  other = (await server.join()).access_token
})

/** Two things are not made in one moment. */
const tick = () => {
  server.time.now = new Date(server.time.now.getTime() + 1)
}
const make = async (name: string) => {
  tick()
  return (await server.call(createList, { body: { name, description: '' } }, token)).body.id
}
const save = async (word: string, listId: string, bearer = token) => {
  tick()
  const body = { word, translation: word, definition: '', example: '', listId }
  return (await server.call(saveWord, { body }, bearer)).body.id
}
const lists = async () => (await server.call(listPersonalLists, {}, token)).body
const wordsOf = async (themeId: string) =>
  (await server.call(listWords, { params: { themeId } }, token)).body.map(({ word }) => word)
const nobody = '00000000-0000-4000-8000-000000000000'

describe('a list', () => {
  test('is renamed, and not to a name that is taken', async () => {
    const [id] = [await make('One'), await make('Two')]
    const rename = (name: string, bearer = token, of = id) =>
      server.call(updateList, { params: { id: of }, body: { name, description: 'mine' } }, bearer)
    expect((await rename('Uno')).body).toEqual({ id, name: 'Uno', description: 'mine' })
    expect((await rename('two')).code).toBe('LIST_NAME_TAKEN')
    expect((await rename('Drei', other)).status).toBe(404)
    expect((await rename('Drei', token, nobody)).status).toBe(404)
    expect((await lists()).map(({ name }) => name)).toEqual(['Two', 'Uno'])
  })

  test('says how its words were answered last, wherever they go', async () => {
    const [food, home] = [await make('Food'), await make('Home')]
    const ids = new Map<string, string>()
    for (const word of ['pan', 'sal', 'agua']) ids.set(word, await save(word, food))
    const answer = (word: string, isCorrect: boolean) =>
      server.call(
        recordAttempt,
        { body: { vocab_item_id: ids.get(word) ?? '', is_correct: isCorrect } },
        token,
      )
    const progress = async () => Object.fromEntries((await lists()).map((one) => [one.name, one.progress]))
    await answer('pan', true)
    await answer('sal', true)
    expect(await progress()).toEqual({ Food: 67, Home: null })
    await answer('sal', false)
    await answer('sal', false)
    expect(await progress()).toEqual({ Food: 33, Home: null })
    await server.call(moveWords, { body: { wordIds: [ids.get('pan') ?? ''], listId: home } }, token)
    expect(await progress()).toEqual({ Food: 0, Home: 100 })
    await server.call(deleteWord, { params: { wordId: ids.get('sal') ?? '' } }, token)
    expect(await progress()).toEqual({ Food: null, Home: 100 })
    await server.call(mergeLists, { params: { id: home }, body: { into: food } }, token)
    expect(await progress()).toEqual({ Food: 50 })
  })

  test('is removed with its words, by its owner only', async () => {
    const id = await make('One')
    await save('pan', id)
    expect((await server.call(deleteList, { params: { id } }, other)).status).toBe(404)
    expect((await server.call(deleteList, { params: { id } }, token)).status).toBe(200)
    expect(await lists()).toEqual([])
    expect((await server.call(deleteList, { params: { id } }, token)).status).toBe(404)
  })

  test('stands where it was put, a new one before', async () => {
    const [one, two, three] = [await make('1'), await make('2'), await make('3')]
    const order = (ids: string[], bearer = token) => server.call(orderLists, { body: { ids } }, bearer)
    await order([two, three, one])
    const names = async () => (await lists()).map(({ name }) => name)
    expect(await names()).toEqual(['2', '3', '1'])
    // Those of others, unknown ones and repeated ones change nothing.
    expect((await order([one, nobody, two], other)).status).toBe(200)
    await order([two, two, nobody, three, one])
    expect(await names()).toEqual(['2', '3', '1'])
    await make('0')
    expect(await names()).toEqual(['0', '2', '3', '1'])
  })
})

describe('words', () => {
  test('move to another list, and are not doubled there', async () => {
    const [from, to] = [await make('From'), await make('To')]
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

  test('of another learner do not move', async () => {
    const mine = await make('Mine')
    const theirs = (await server.call(createList, { body: { name: 'T', description: '' } }, other)).body.id
    const word = await save('pan', theirs, other)
    const moved = await server.call(moveWords, { body: { wordIds: [word], listId: mine } }, token)
    expect(moved.body).toMatchObject({ moved: 0, merged: 0 })
    expect(await wordsOf(mine)).toEqual([])
  })

  test('of two lists become those of one', async () => {
    const [one, two] = [await make('One'), await make('Two')]
    for (const word of ['pan', 'sal']) await save(word, one)
    await save('pan', two)
    const merge = (id: string, into: string, bearer = token) =>
      server.call(mergeLists, { params: { id }, body: { into } }, bearer)
    expect((await merge(one, one)).code).toBe('INVALID_REQUEST')
    expect((await merge(one, two, other)).status).toBe(404)
    expect((await merge(one, two)).body).toMatchObject({ moved: 1, merged: 1 })
    expect((await lists()).map(({ name, wordCount }) => [name, wordCount])).toEqual([['Two', 2]])
  })

  test('that stand in both lists keep what was known of either, and how they were answered', async () => {
    const [one, two] = [await make('One'), await make('Two')]
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
    // No list holds a word of the base form "vino" any more: it is not asked for.
    const memories = await server.sql(
      `select lemma, is_active from review_card join word_list using (learner_id) where word_list.id = $1 order by lemma`,
      two,
    )
    expect(memories).toEqual([
      { lemma: 'venir', is_active: true },
      { lemma: 'vino', is_active: false },
    ])
  })

  test('that two pages move at once end in one of the lists', async () => {
    const [one, two, three] = [await make('1'), await make('2'), await make('3')]
    const ids = [await save('pan', one), await save('sal', one)]
    const move = (listId: string) => server.call(moveWords, { body: { wordIds: ids, listId } }, token)
    const answers = await Promise.all([move(two), move(three), move(two), move(three)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const counts = (await lists()).map(({ wordCount }) => wordCount)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect((await wordsOf(two)).length + (await wordsOf(three)).length).toBe(2)
  })
})

describe('recommended lists', () => {
  const recommended = async () => (await server.call(listRecommendedLists, {}, token)).body

  test('are those of the level first, with words in the languages of the learner', async () => {
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

  test('say what the learner knows of them', async () => {
    await server.call(setWordStatus, { body: { lemma: 'pan', language: 'es', status: 'known' } }, token)
    const shares = (await recommended()).map(({ progress }) => progress).filter((share) => share !== null)
    expect(shares).toHaveLength(1)
  })

  test('become own lists, and taken over again add what is missing', async () => {
    const [list] = await recommended()
    const adopt = async () => (await server.call(adoptList, { params: { id: list?.id ?? '' } }, token)).body
    const first = await adopt()
    expect(first.added).toBe(list?.wordCount)
    expect(await adopt()).toEqual({ ...first, added: 0 })
    expect((await lists()).map(({ name, wordCount }) => [name, wordCount])).toEqual([
      [`${list?.name} (A2)`, list?.wordCount],
    ])
  })

  test('an unknown one is not found', async () => {
    const { status } = await server.call(listWords, { params: { themeId: 'rec-nothing-A1' } }, token)
    expect(status).toBe(404)
    expect((await server.call(adoptList, { params: { id: 'rec-food-C2' } }, token)).status).toBe(404)
  })

  test('an answer about one of their words counts for the word that was saved, or for nothing', async () => {
    const attempt = (vocab_item_id: string) =>
      server.call(recordAttempt, { body: { vocab_item_id, is_correct: true } }, token)
    expect((await attempt('bread')).status).toBe(200)
    expect((await attempt('no-such-concept')).status).toBe(404)
    await save('pan', await make('Mine'))
    await attempt('bread')
    expect((await lists()).map(({ progress }) => progress)).toEqual([100])
  })
})
