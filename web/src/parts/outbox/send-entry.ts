import { recordGrammarAnswer } from '@verbena/contract/grammar'
import { recordLessonAttempt, recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import { recordTestResult } from '@verbena/contract/media-tests'
import { reportProgress } from '@verbena/contract/player'
import { latestSeconds, recordReview, undoReview } from '@verbena/contract/reviews'
import { recordAttempt } from '@verbena/contract/vocabulary/words'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import type { EntryOf, OutboxEntry, SentEntry } from './outbox-entry.ts'

/** Refusals that an entry would meet again each time, and so hold up those behind it: its word was deleted, say. */
const definiteRefusals: readonly ApiError['code'][] = [
  'INVALID_REQUEST',
  'FORBIDDEN',
  'NOT_FOUND',
  'ANSWERED_SINCE',
  'LESSON_LOCKED',
  'PLAN_REQUIRED',
  'INTERNAL',
]

export const isDefiniteRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && definiteRefusals.includes(error.code)

/** Entries that wait this long are sent with how long it was. */
const secondsUnnoticed = 30

type Result = Pick<SentEntry, 'reply' | 'lesson' | 'refusal'>
type Sendable = Exclude<OutboxEntry, { kind: 'writing' }>

/**
 * Sends one entry. Its id lets the server count it once, however often it arrives.
 * @param now milliseconds since 1970, by the clock of this browser
 * @returns null for a kind that only a newer version of this page knows
 * @throws ApiError where it should be tried again later
 */
export async function sendEntry(entry: Sendable, now: number): Promise<Result | null> {
  const send = senders[entry.kind] as ((entry: Sendable, now: number) => Promise<Result>) | undefined
  if (!send) return null
  try {
    return await send(entry, now)
  } catch (error) {
    if (isDefiniteRefusal(error)) return { refusal: error.code }
    throw error
  }
}

const options = { keepalive: true }

const senders: { [Kind in Sendable['kind']]: (entry: EntryOf<Kind>, now: number) => Promise<Result> } = {
  attempt: async (entry, now) => done(await call(recordAttempt, { body: lateBody(entry, now) }, options)),
  review: async (entry, now) => ({
    reply: await call(recordReview, { body: lateBody(entry, now) }, options),
  }),
  undo: async ({ answerId }) => done(await call(undoReview, { params: { id: answerId } }, options)),
  lessonAttempt: async (entry, now) =>
    done(await call(recordLessonAttempt, { body: lateBody(entry, now) }, options)),
  lessonProgress: async (entry, now) => ({
    lesson: await call(recordLessonProgress, { body: lateBody(entry, now) }, options),
  }),
  grammar: async (entry, now) =>
    done(await call(recordGrammarAnswer, { body: lateBody(entry, now) }, options)),
  testResult: async (entry, now) =>
    done(await call(recordTestResult, { body: lateBody(entry, now) }, options)),
  watchProgress: async (entry, now) =>
    // A report that is late by a second may come after a newer one, and must not replace its position.
    done(await call(reportProgress, { body: lateBody(entry, now, 0) }, options)),
}

const done = (_: unknown): Result => ({})

/** With the seconds that the entry waited for a connection, so that it counts on the day on which it happened. */
function lateBody<Body>(
  { at, body }: { at: number; body: Body },
  now: number,
  unnoticed: number = secondsUnnoticed,
) {
  const seconds = Math.min(latestSeconds, Math.round((now - at) / 1000))
  return { ...body, ...(seconds > unnoticed && { secondsAgo: seconds }) }
}
