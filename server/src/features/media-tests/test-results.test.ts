import { randomUUID } from 'node:crypto'
import { listTestResults, recordTestResult, type TestKind } from '@verbena/contract/media-tests'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  token = (await server.join()).access_token
})
afterAll(() => server.close())

const mediaId = 'la-tortilla-secreta'
type Given = { kind?: TestKind; mode?: string; attemptId?: string; mediaId?: string }
const finish = async (score: number, total: number, given: Given = {}) => {
  server.time.now = new Date(server.time.now.getTime() + 60_000)
  const body = { mediaId, kind: 'quiz', score, total, attemptId: randomUUID(), ...given } as const
  return server.call(recordTestResult, { body }, token)
}
const results = async (id = mediaId, bearer = token) =>
  (await server.call(listTestResults, { params: { id } }, bearer)).body

test('the best and the last result are stored for each learner, kind and mode', async () => {
  expect(await results()).toEqual([])
  for (const [score, total] of [
    [5, 10],
    [9, 10],
    [6, 7],
  ] as const)
    expect((await finish(score, total)).status).toBe(200)
  await finish(3, 15, { kind: 'gaps' })
  await finish(2, 4, { kind: 'song', mode: 'type-25' })
  await finish(8, 9, { kind: 'dictation' })
  await finish(4, 4, { kind: 'song', mode: 'choose-10' })
  expect(await results()).toMatchObject([
    { kind: 'dictation', attempts: 1, best: { score: 8, total: 9 } },
    { kind: 'gaps', mode: '', attempts: 1, best: { score: 3, total: 15 }, last: { score: 3, total: 15 } },
    { kind: 'quiz', mode: '', attempts: 3, best: { score: 9, total: 10 }, last: { score: 6, total: 7 } },
    { kind: 'song', mode: 'choose-10', attempts: 1 },
    { kind: 'song', mode: 'type-25', attempts: 1 },
  ])
  const other = (await server.join()).access_token
  expect(await results(mediaId, other)).toEqual([])
  expect(await results('my-umbrella-flew-away')).toEqual([])
})

test('of results with an equal share the longer test is the best, and then the later one', async () => {
  await finish(10, 10)
  await finish(3, 3)
  expect(await results()).toMatchObject([{ best: { score: 10 }, last: { score: 3 } }])
  await finish(10, 10)
  expect((await results())[0]?.best.at).toBe((await results())[0]?.last.at)
})

test('a result that is sent repeatedly counts once, with its first score', async () => {
  const attemptId = randomUUID()
  await finish(1, 10, { attemptId })
  expect((await finish(10, 10, { attemptId })).status).toBe(200)
  await Promise.all(Array.from({ length: 5 }, () => finish(10, 10, { attemptId })))
  expect(await results()).toMatchObject([{ attempts: 1, best: { score: 1 } }])
})

test('a result that waited for a connection does not replace a newer last result', async () => {
  await finish(9, 10)
  const late = {
    mediaId,
    kind: 'quiz',
    score: 2,
    total: 10,
    attemptId: randomUUID(),
    secondsAgo: 3600,
  } as const
  expect((await server.call(recordTestResult, { body: late }, token)).status).toBe(200)
  expect(await results()).toMatchObject([{ attempts: 2, last: { score: 9 } }])
})

test.each([
  ['a score above the total', { score: 11, total: 10 }],
  ['a test without questions', { score: 0, total: 0 }],
  ['half a point', { score: 0.5, total: 1 }],
  ['a negative score', { score: -1, total: 1 }],
  ['an unknown kind', { kind: 'chess' }],
  ['a mode of 21 characters', { mode: 'x'.repeat(21) }],
  ['an invalid attempt id', { attemptId: '1' }],
  ['a time in the future', { secondsAgo: -1 }],
  ['a result that is 90 days old', { secondsAgo: 90 * 86_400 }],
])('%s is refused', async (_, wrong) => {
  const body = { mediaId, kind: 'quiz', score: 1, total: 1, attemptId: randomUUID(), ...wrong } as never
  expect((await server.call(recordTestResult, { body }, token)).code).toBe('INVALID_REQUEST')
})

test('a result of an unknown or locked item is refused', async () => {
  expect((await finish(1, 1, { mediaId: 'no-such-video' })).code).toBe('NOT_FOUND')
  const [{ id }] = (await server.sql('select id from media_item where is_premium limit 1')) as [
    { id: string },
  ]
  expect((await finish(1, 1, { mediaId: id })).code).toBe('PLAN_REQUIRED')
})
