import {
  createList,
  deleteList,
  mergeLists,
  orderLists,
  updateList,
} from '@verbena/contract/vocabulary/lists'
import { deleteWord, moveWords, recordAttempt } from '@verbena/contract/vocabulary/words'
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

const { lists, makeList, save } = vocabularyClient(server, () => token)
const nobody = '00000000-0000-4000-8000-000000000000'

describe('a list', () => {
  test('cannot have the name of another list, in any letter case', async () => {
    const body = { name: 'Travel', description: 'Stations' }
    expect((await server.call(createList, { body }, token)).body).toMatchObject({ name: 'Travel' })
    const again = await server.call(createList, { body: { ...body, name: 'TRAVEL' } }, token)
    expect(again.code).toBe('LIST_NAME_TAKEN')
  })

  test('can be renamed, but not to a name that is taken', async () => {
    const [id] = [await makeList('One'), await makeList('Two')]
    const rename = (name: string, bearer = token, of = id) =>
      server.call(updateList, { params: { id: of }, body: { name, description: 'mine' } }, bearer)
    expect((await rename('Uno')).body).toEqual({ id, name: 'Uno', description: 'mine' })
    expect((await rename('two')).code).toBe('LIST_NAME_TAKEN')
    expect((await rename('Drei', other)).status).toBe(404)
    expect((await rename('Drei', token, nobody)).status).toBe(404)
    expect((await lists()).map(({ name }) => name)).toEqual(['Two', 'Uno'])
  })

  test('has the share of its words whose last answer was right, also after words move', async () => {
    const [food, home] = [await makeList('Food'), await makeList('Home')]
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

  test('can be deleted with its words, but only by its owner', async () => {
    const id = await makeList('One')
    await save('pan', id)
    expect((await server.call(deleteList, { params: { id } }, other)).status).toBe(404)
    expect((await server.call(deleteList, { params: { id } }, token)).status).toBe(200)
    expect(await lists()).toEqual([])
    expect((await server.call(deleteList, { params: { id } }, token)).status).toBe(404)
  })

  test('keeps the place that the learner gave it, and a new list comes first', async () => {
    const [one, two, three] = [await makeList('1'), await makeList('2'), await makeList('3')]
    const order = (ids: string[], bearer = token) => server.call(orderLists, { body: { ids } }, bearer)
    await order([two, three, one])
    const names = async () => (await lists()).map(({ name }) => name)
    expect(await names()).toEqual(['2', '3', '1'])
    // Lists of other learners, unknown lists and repeated lists change nothing.
    expect((await order([one, nobody, two], other)).status).toBe(200)
    await order([two, two, nobody, three, one])
    expect(await names()).toEqual(['2', '3', '1'])
    await makeList('0')
    expect(await names()).toEqual(['0', '2', '3', '1'])
  })
})
