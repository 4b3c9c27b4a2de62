import { recordGrammarAnswer } from '@verbena/contract/grammar'
import { recordLessonAttempt, recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import { recordTestResult } from '@verbena/contract/media-tests'
import { reportProgress } from '@verbena/contract/player'
import { recordReview, undoReview } from '@verbena/contract/reviews/reviews'
import { recordAttempt } from '@verbena/contract/vocabulary/words'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession, saveUser } from '../../api/session.ts'
import { learner, learnerId, otherLearnerId, signIn, signInAs } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { addToOutbox, closeOutboxDatabase, listOutbox, publish } from './outbox.ts'
import type { OutboxEntry, SentEntry } from './outbox-entry.ts'
import { outboxSender } from './outbox-sender.ts'
import { stubIndexedDb } from './testing/fake-indexed-db.ts'
import { resetOutbox } from './testing/outbox-in-tests.ts'

const idOf = (number: number) => `0b0e7c52-6f0e-4a56-9d10-${String(number).padStart(12, '0')}`
const day = 86_400_000
const bodies = {
  attempt: { vocab_item_id: idOf(0), is_correct: true },
  review: {
    id: idOf(0),
    language: 'es',
    lemma: 'pan',
    direction: 'meaning',
    grade: 'good',
    exercise: 'type',
  },
  lessonAttempt: { item_id: 'es-b1-1', is_correct: true },
  lessonProgress: { exercise_id: 205, status: 'completed' },
  grammar: { id: idOf(0), topicId: 'ser', exerciseId: 'one', answer: 'es' },
  testResult: { mediaId: 'pan', kind: 'dictation', score: 7, total: 8, attemptId: idOf(0) },
  watchProgress: { videoId: 'pan', progress: 60, time_delta: 30, isPaused: true },
} as const
const entry = <Kind extends keyof typeof bodies>(kind: Kind, number: number, at = Date.now()) =>
  ({ kind, id: idOf(number), at, body: bodies[kind] }) as unknown as OutboxEntry
const undo = (number: number): OutboxEntry => ({ kind: 'undo', id: idOf(number), at: 1, answerId: idOf(7) })
const text = (id: string): OutboxEntry => ({ kind: 'writing', id, at: 1 })

const intervals = { again: 60, hard: 360, good: 600, easy: 86_400 }
const graded = {
  success: true as const,
  state: 'learning' as const,
  dueAt: '2026-05-04T10:10:00Z',
  intervals,
}
const lesson = { success: true as const, savedWords: [], listName: '', isLevelDone: false }
const done = { success: true as const }

let server: ReturnType<typeof fakeServer>
let refusal: (kind: string) => ApiFailure | undefined
let sent: SentEntry[]
let stops: (() => void)[]
beforeEach(() => {
  stubIndexedDb()
  refusal = () => undefined
  const answer = (kind: string, reply: unknown) => () => refusal(kind) ?? reply
  server = fakeServer([
    [recordAttempt, answer('attempt', done) as never],
    [recordReview, answer('review', graded) as never],
    [undoReview, answer('undo', done) as never],
    [recordLessonAttempt, answer('lessonAttempt', done) as never],
    [recordLessonProgress, answer('lessonProgress', lesson) as never],
    [recordGrammarAnswer, answer('grammar', { ...done, isCorrect: true, standing: 'new' }) as never],
    [recordTestResult, answer('testResult', done) as never],
    [reportProgress, answer('watchProgress', done) as never],
  ]) as ReturnType<typeof fakeServer>
  signIn()
  sent = []
  stops = [outboxSender.onSent((one) => sent.push(one))]
})
afterEach(async () => {
  for (const stop of stops) stop()
  server.restore()
  clearSession()
  resetOutbox()
  await closeOutboxDatabase()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const start = () => stops.push(outboxSender.start())
const paths = () => server.requests.map(({ method, path }) => `${method} ${path}`)
const left = async (of = learnerId) => (await listOutbox(of)).map(({ entry: { id } }) => id)

describe('what waits', () => {
  test('is sent in its order, whatever it is, and then gone', async () => {
    await addToOutbox(learnerId, [
      entry('attempt', 1),
      entry('review', 2),
      undo(3),
      entry('lessonProgress', 4),
    ])
    start()
    await outboxSender.flush()
    expect(paths()).toEqual([
      'POST /vocabulary/attempt',
      'POST /api/reviews',
      `DELETE /api/reviews/${idOf(7)}`,
      'POST /exercise-progress',
    ])
    expect(sent).toEqual([
      { kind: 'attempt', id: idOf(1), hasWaited: true },
      { kind: 'review', id: idOf(2), hasWaited: true, reply: graded },
      { kind: 'undo', id: idOf(3), hasWaited: true },
      { kind: 'lessonProgress', id: idOf(4), hasWaited: true, lesson },
    ])
    expect(await left()).toEqual([])
  })

  test.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    'of the kind %s is sent with how long it waited, so that it counts on its day',
    async (kind) => {
      await addToOutbox(learnerId, [
        entry(kind, 1, Date.now() - 10_000),
        entry(kind, 2, Date.now() - 2 * day),
        entry(kind, 3, Date.now() - 90 * day),
      ])
      await outboxSender.flush()
      const seconds = server.requests.map(({ body }) => (body as { secondsAgo?: number }).secondsAgo)
      expect([seconds[0], seconds[2]]).toEqual([10, 30 * 86_400])
      expect(Math.abs((seconds[1] ?? 0) - 2 * 86_400)).toBeLessThan(30)
      expect(server.requests[0]?.body).toEqual({ ...bodies[kind], secondsAgo: 10 })
    },
  )

  test('stays from the first on that should be tried again, and says so', async () => {
    await addToOutbox(learnerId, [entry('review', 1), entry('attempt', 2)])
    refusal = () => new ApiFailure('BUSY')
    await outboxSender.flush()
    expect([paths(), await left()]).toEqual([
      ['POST /api/reviews', 'POST /api/reviews'],
      [idOf(1), idOf(2)],
    ])
    expect(outboxSender.isHeldUp()).toBe(true)
    refusal = () => undefined
    await outboxSender.flush()
    expect([outboxSender.isHeldUp(), await left()]).toEqual([false, []])
  })

  test('goes past what is refused for good, and tells why', async () => {
    await addToOutbox(learnerId, [entry('review', 1), undo(2), entry('testResult', 3), entry('attempt', 4)])
    const refusals = new Map([
      ['review', new ApiFailure('NOT_FOUND')],
      ['undo', new ApiFailure('ANSWERED_SINCE')],
      ['testResult', new ApiFailure('PLAN_REQUIRED')],
    ])
    refusal = (kind) => refusals.get(kind)
    start()
    await outboxSender.flush()
    expect(sent.map((one) => one.refusal)).toEqual([
      'NOT_FOUND',
      'ANSWERED_SINCE',
      'PLAN_REQUIRED',
      undefined,
    ])
    expect(await left()).toEqual([])
  })

  test('stays when the server fails at it, and only the undoing of such an answer waits for it', async () => {
    const ownUndo: OutboxEntry = { kind: 'undo', id: idOf(2), at: Date.now(), answerId: idOf(1) }
    await addToOutbox(learnerId, [entry('review', 1), ownUndo, undo(3), entry('attempt', 4)])
    refusal = (kind) => (kind === 'review' ? new ApiFailure('INTERNAL') : undefined)
    await outboxSender.flush()
    expect([await left(), outboxSender.isHeldUp()]).toEqual([[idOf(1), idOf(2)], true])
    refusal = () => undefined
    await outboxSender.flush()
    expect([await left(), outboxSender.isHeldUp()]).toEqual([[], false])
    expect(paths().slice(-2)).toEqual(['POST /api/reviews', `DELETE /api/reviews/${idOf(1)}`])
  })

  test('is given up when the server still fails at it after a month', async () => {
    await addToOutbox(learnerId, [entry('review', 1, Date.now() - 31 * day), entry('attempt', 2)])
    refusal = (kind) => (kind === 'review' ? new ApiFailure('INTERNAL') : undefined)
    start()
    await outboxSender.flush()
    expect([await left(), sent[0]?.refusal]).toEqual([[], 'INTERNAL'])
  })

  test('goes past a kind that only a newer version of the page knows, and leaves it there', async () => {
    const unknown = { kind: 'song', id: idOf(1), at: 1 } as unknown as OutboxEntry
    await addToOutbox(learnerId, [unknown, entry('attempt', 2)])
    await outboxSender.flush()
    expect([paths(), await left()]).toEqual([['POST /vocabulary/attempt'], [idOf(1)]])
  })

  test('is never sent for another learner, and stays for its own', async () => {
    await addToOutbox(otherLearnerId, [entry('review', 1)])
    await outboxSender.flush()
    expect([paths(), await left(otherLearnerId)]).toEqual([[], [idOf(1)]])
    signInAs(otherLearnerId)
    await outboxSender.flush()
    expect(await left(otherLearnerId)).toEqual([])
  })

  test('is sent under the new name of its learner', async () => {
    await addToOutbox(learnerId, [entry('review', 1)])
    saveUser({ ...learner, username: 'marta2' })
    await outboxSender.flush()
    expect(await left()).toEqual([])
  })

  test('is not sent further when another learner signs in meanwhile', async () => {
    await addToOutbox(learnerId, [entry('attempt', 1), entry('review', 2)])
    refusal = () => {
      signInAs(otherLearnerId)
      return undefined
    }
    await outboxSender.flush()
    expect([paths(), await left()]).toEqual([['POST /vocabulary/attempt'], [idOf(2)]])
  })
})

describe('what is posted', () => {
  test('is stored before it is sent, and has not waited', async () => {
    start()
    let before: string[] = []
    refusal = () => undefined
    const posted = outboxSender.post(entry('attempt', 1))
    before = await left()
    await posted
    expect([before, await left(), sent]).toEqual([
      [idOf(1)],
      [],
      [{ kind: 'attempt', id: idOf(1), hasWaited: false }],
    ])
  })

  test('while something is on its way goes after it', async () => {
    await Promise.all([outboxSender.post(entry('review', 1)), outboxSender.post(entry('attempt', 2))])
    expect(paths()).toEqual(['POST /api/reviews', 'POST /vocabulary/attempt'])
  })

  test('and failed has waited when it is sent', async () => {
    start()
    refusal = () => new ApiFailure('BUSY')
    await outboxSender.post(entry('attempt', 1))
    refusal = () => undefined
    await outboxSender.flush()
    expect(sent).toEqual([{ kind: 'attempt', id: idOf(1), hasWaited: true }])
  })

  test('by nobody is nothing', async () => {
    clearSession()
    await outboxSender.post(entry('attempt', 1))
    expect([paths(), await left('')]).toEqual([[], []])
  })
})

describe('a sender at work', () => {
  const aWhile = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(5)
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('sends at once when the connection is back', async () => {
    await addToOutbox(learnerId, [entry('attempt', 1)])
    refusal = () => new ApiFailure('BUSY')
    start()
    await expect.poll(() => outboxSender.isHeldUp()).toBe(true)
    refusal = () => undefined
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => left()).toEqual([])
    expect(outboxSender.isHeldUp()).toBe(false)
  })

  test('sends at once what the learner left here who signs in', async () => {
    await addToOutbox(otherLearnerId, [entry('attempt', 1)])
    start()
    signInAs(otherLearnerId)
    await expect.poll(() => left(otherLearnerId)).toEqual([])
  })

  test('sends a moment later what another tab has added', async () => {
    start()
    await outboxSender.flush()
    await addToOutbox(learnerId, [entry('attempt', 1)])
    expect(paths()).toEqual([])
    await expect
      .poll(async () => {
        await aWhile(3000)
        return left()
      })
      .toEqual([])
  })

  test('hears what another tab has sent', () => {
    start()
    publish({ type: 'sent', learnerId, sent: { kind: 'attempt', id: idOf(1), hasWaited: false } })
    publish({
      type: 'sent',
      learnerId: otherLearnerId,
      sent: { kind: 'undo', id: idOf(2), hasWaited: false },
    })
    expect(sent.map(({ id }) => id)).toEqual([idOf(1)])
  })
})

describe('a text', () => {
  test('is sent by its feature, and then gone', async () => {
    const sendWriting = vi.fn(async () => 'sent' as const)
    outboxSender.setSendWriting(sendWriting)
    await addToOutbox(learnerId, [text('t')])
    await outboxSender.flush()
    expect([sendWriting.mock.calls, await left()]).toEqual([[[learnerId, 't']], []])
  })

  test('that needs its learner stays, holds up nothing, and is not tried again by itself', async () => {
    const sendWriting = vi.fn(async () => 'parked' as const)
    outboxSender.setSendWriting(sendWriting)
    await addToOutbox(learnerId, [text('t'), entry('attempt', 1)])
    start()
    await outboxSender.flush()
    await outboxSender.post(entry('attempt', 2))
    expect([sendWriting.mock.calls.length, await left(), outboxSender.isHeldUp()]).toEqual([1, ['t'], false])
    await outboxSender.retryAll()
    expect(sendWriting).toHaveBeenCalledTimes(2)
  })

  test('waits where its feature is not there yet', async () => {
    await addToOutbox(learnerId, [text('t'), entry('attempt', 1)])
    await outboxSender.flush()
    expect(await left()).toEqual(['t'])
  })
})
