// @vitest-environment happy-dom
import { recordReview, undoReview } from '@verbena/contract/memory'
import { recordTestResult } from '@verbena/contract/quiz'
import { recordAttempt } from '@verbena/contract/vocabulary'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { learner, signIn } from '../../api/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/fake-server.ts'
import { clearSession, saveUser } from '../../api/session.ts'
import { forgetOutbox, outboxKey } from './forget-outbox.ts'
import { keep, keptMaximum, type Unsent, unsent } from './outbox.ts'
import { type Sent, sendUnsent } from './send-unsent.ts'

const idOf = (number: number) => `0b0e7c52-6f0e-4a56-9d10-${String(number).padStart(12, '0')}`
const attempt = (number: number): Unsent => ({
  kind: 'attempt',
  id: idOf(number),
  body: { vocab_item_id: idOf(0), is_correct: true, attempt_id: idOf(number) },
})
const review = (number: number, at = 0): Unsent => ({
  kind: 'review',
  id: idOf(number),
  at,
  body: {
    id: idOf(number),
    language: 'es',
    lemma: 'pan',
    direction: 'meaning',
    grade: 'good',
    exercise: 'type',
  },
})
const undo = (number: number, answer: number): Unsent => ({
  kind: 'undo',
  id: idOf(number),
  answerId: idOf(answer),
})
const result = (number: number, at = 0): Unsent & { kind: 'testResult' } => ({
  kind: 'testResult',
  id: idOf(number),
  at,
  body: { mediaId: 'pan', kind: 'dictation', score: 7, total: 8, attemptId: idOf(number) },
})
const intervals = { again: 60, hard: 360, good: 600, easy: 86_400 }
const graded = {
  success: true as const,
  state: 'learning' as const,
  dueAt: '2026-05-04T10:10:00Z',
  intervals,
}

let answerReview: () => typeof graded | ApiFailure
let answerUndo: () => { success: true } | ApiFailure
let answerResult: () => { success: true } | ApiFailure
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  answerReview = () => graded
  answerUndo = () => ({ success: true })
  answerResult = () => ({ success: true })
  server = fakeServer([
    [recordAttempt, () => ({ success: true as const })],
    [recordReview, () => answerReview()],
    [undoReview, () => answerUndo()],
    [recordTestResult, () => answerResult()],
  ]) as ReturnType<typeof fakeServer>
  signIn()
})
afterEach(() => {
  server.restore()
  clearSession()
  localStorage.clear()
})

const sendAll = async (now = 0) => {
  const sent: Sent[] = []
  await sendUnsent(
    () => now,
    (one) => sent.push(one),
  )
  return sent
}
const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)

describe('what waits', () => {
  test('is sent in its order, whatever it is, and then forgotten', async () => {
    for (const entry of [attempt(1), review(2), undo(3, 2), review(4)]) keep(entry)
    const sent = await sendAll()
    expect(asked()).toEqual([
      'POST /vocabulary/attempt',
      'POST /api/reviews',
      `DELETE /api/reviews/${idOf(2)}`,
      'POST /api/reviews',
    ])
    expect(sent).toEqual([
      { id: idOf(1) },
      { id: idOf(2), reply: graded },
      { id: idOf(3) },
      { id: idOf(4), reply: graded },
    ])
    expect(localStorage.getItem(outboxKey)).toBeNull()
  })

  test('stays, from the first that should be tried again', async () => {
    for (const entry of [review(1), review(2)]) keep(entry)
    answerReview = () => new ApiFailure('BUSY')
    await expect(sendAll()).rejects.toMatchObject({ code: 'BUSY' })
    expect(unsent()).toEqual([review(1), review(2)])
  })

  test('goes past what is refused for good, and says so', async () => {
    for (const entry of [review(1), undo(2, 1), attempt(3)]) keep(entry)
    answerReview = () => new ApiFailure('NOT_FOUND')
    answerUndo = () => new ApiFailure('ANSWERED_SINCE')
    expect(await sendAll()).toEqual([
      { id: idOf(1), refusal: 'NOT_FOUND' },
      { id: idOf(2), refusal: 'ANSWERED_SINCE' },
      { id: idOf(3) },
    ])
  })

  test('is joined by what is kept while it is on its way', async () => {
    keep(review(1))
    answerReview = () => {
      if (server.requests.length === 1) keep(attempt(2))
      return graded
    }
    expect((await sendAll()).map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
  })

  test.each([
    [10, undefined],
    [3600, 3600],
    [90 * 24 * 3600, 30 * 24 * 3600],
  ])('for %d seconds tells the server %s', async (seconds, told) => {
    keep(review(1, 1_000))
    await sendAll(1_000 + seconds * 1000)
    const body = server.requests[0]?.body as { secondsAgo?: number } | undefined
    expect(body?.secondsAgo).toBe(told)
  })

  test('tells of an answer of a test too how long it waited, where it says when it was given', async () => {
    for (const entry of [attempt(1), { ...attempt(2), at: 1_000 }, { ...attempt(3), at: 3_590_000 }])
      keep(entry as Unsent)
    await sendAll(3_601_000)
    const told = server.requests.map(({ body }) => (body as { secondsAgo?: number }).secondsAgo)
    expect(told).toEqual([undefined, 3600, undefined])
  })

  test('tells of the result of a test how long it waited, and goes past one whose video is closed by now', async () => {
    for (const entry of [result(1), result(2, 3_590_000)]) keep(entry)
    await sendAll(3_600_000)
    expect(server.requests.map(({ body }) => body)).toEqual([
      { ...result(1).body, secondsAgo: 3600 },
      result(2).body,
    ])
    answerResult = () => new ApiFailure('PLAN_REQUIRED')
    keep(result(3))
    expect(await sendAll()).toEqual([{ id: idOf(3), refusal: 'PLAN_REQUIRED' }])
  })

  test('is never sent for another account', async () => {
    keep(review(1))
    saveUser({ ...learner, username: 'ana' })
    expect(await sendAll()).toEqual([])
    saveUser(learner)
    expect(unsent()).toEqual([review(1)])
  })
})

test('the latest are kept, up to a number, and none after log-out', () => {
  for (let number = 1; number <= keptMaximum + 5; number += 1) keep(attempt(number))
  expect(unsent()).toHaveLength(keptMaximum)
  expect(unsent().at(-1)).toEqual(attempt(keptMaximum + 5))
  forgetOutbox()
  expect(unsent()).toEqual([])
})

test.each(['{', '{}', '[null, 3]'])('what is kept and cannot be read counts as nothing: %s', (stored) => {
  localStorage.setItem(outboxKey, stored)
  expect(unsent()).toEqual([])
  keep(attempt(1))
  expect(unsent()).toEqual([attempt(1)])
})
