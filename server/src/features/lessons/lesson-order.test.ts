import { listLessons, reorderLessons } from '@verbena/contract/lessons/lessons'
import { describe, expect, test } from 'vitest'
import { lessonLearners } from '../../testing/clients/lesson-learners.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
const learners = () => lessonLearners(server)
type Order = { ids: number[]; publish?: boolean; level?: 'A1' | 'A2'; target_language?: 'de' | 'it' | 'no' }
const put = (token: string, body: Order) => server.call(reorderLessons, { body }, token)
const ids = async (token: string) => (await learners().path(token)).map(({ id }) => id)

describe('an order of one learner', () => {
  test('applies only to that learner and that pair of languages', async () => {
    const [mine, theirs] = [await learners().join(), await learners().join()]
    const before = await ids(mine)
    expect((await put(mine, { ids: before.toReversed() })).body).toEqual({ success: true })
    expect(await ids(mine)).toEqual(before.toReversed())
    expect((await learners().path(mine))[0]).toMatchObject({ order: 1, status: 'current' })
    expect(await ids(theirs)).toEqual(before)
    const inGerman = (await server.call(listLessons, { query: { target_language: 'de', level: 'A1' } }, mine))
      .body
    expect(inGerman.items.map(({ id }) => id)).toEqual(before)
  })

  test('does not lock a completed lesson', async () => {
    const token = await learners().join()
    await learners().complete(token, 1)
    const before = await ids(token)
    await put(token, { ids: [...before.slice(2), ...before.slice(0, 2)] })
    const after = await learners().path(token)
    expect(after.find(({ id }) => id === 1)?.status).toBe('completed')
    expect(after[0]?.status).toBe('current')
    expect(after.find(({ id }) => id === before[1])?.status).toBe('locked')
  })

  test('may name only some lessons, and can be changed', async () => {
    const token = await learners().join()
    await put(token, { ids: [5] })
    expect((await ids(token)).slice(0, 3)).toEqual([5, 1, 2])
    await put(token, { ids: [2, 1] })
    expect((await ids(token)).slice(0, 3)).toEqual([2, 1, 3])
  })

  test.each([
    ['a lesson of another level', [1, 101], 'NOT_FOUND'],
    ['a lesson that does not exist', [9999], 'NOT_FOUND'],
    ['a lesson twice', [1, 1], 'INVALID_REQUEST'],
    ['no lesson', [], 'INVALID_REQUEST'],
  ])('that names %s is refused', async (_, wrong, code) => {
    const token = await learners().join()
    expect((await put(token, { ids: wrong, level: 'A1' })).code).toBe(code)
    expect((await ids(token))[0]).toBe(1)
  })
})

describe('an order for all learners', () => {
  test('can be published by editors only', async () => {
    const token = await learners().join({ target: 'it' })
    expect(await put(token, { ids: [2, 1], publish: true })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await ids(token))[0]).toBe(1)
  })

  test('applies to learners who have no order of their own', async () => {
    const editor = await learners().join({ isEditor: true, target: 'no' })
    const [own, none] = [await learners().join({ target: 'no' }), await learners().join({ target: 'no' })]
    await put(own, { ids: [3, 1] })
    expect((await put(editor, { ids: [4, 2], publish: true })).status).toBe(200)
    expect((await ids(none)).slice(0, 3)).toEqual([4, 2, 1])
    expect((await ids(editor)).slice(0, 3)).toEqual([4, 2, 1])
    expect((await ids(own)).slice(0, 3)).toEqual([3, 1, 2])
    expect((await put(editor, { ids: [1, 2], publish: true })).status).toBe(200)
    expect((await ids(none))[0]).toBe(1)
  })
})
