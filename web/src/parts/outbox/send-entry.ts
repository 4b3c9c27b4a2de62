import { recordGrammarAnswer } from '@verbena/contract/grammar'
import { recordLessonAttempt, recordLessonProgress } from '@verbena/contract/lessons/lesson-progress'
import { recordTestResult } from '@verbena/contract/media-tests'
import { reportProgress } from '@verbena/contract/player'
import { latestSeconds } from '@verbena/contract/reviews/review-limits'
import { recordReview, undoReview } from '@verbena/contract/reviews/reviews'
import { recordAttempt } from '@verbena/contract/vocabulary/words'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import type { EntryOf, OutboxEntry, SentEntry } from './outbox-entry.ts'

/**
 * Errors that every retry would get again, for example because the word was deleted. Retrying would block later
 * entries.
 */
const definiteRefusals: readonly ApiError['code'][] = [
  'INVALID_REQUEST',
  'FORBIDDEN',
  'NOT_FOUND',
  'ANSWERED_SINCE',
  'LESSON_LOCKED',
  'PLAN_REQUIRED',
]

export const isDefiniteRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && definiteRefusals.includes(error.code)

/** The server failed at this entry. It may succeed later, for example after an update, and others may succeed now. */
export const isServerFault = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'INTERNAL'

/** The server does not count older answers at their time, so an entry at which it still fails is given up. */
const isTooOld = ({ at }: Sendable, now: number) => now - at > latestSeconds * 1000

type Result = Pick<SentEntry, 'reply' | 'lesson' | 'refusal'>
type Sendable = Exclude<OutboxEntry, { kind: 'writing' }>

/**
 * Sends one entry. The server uses its id to count it once, even if it arrives several times.
 * @param now milliseconds since 1970, by the clock of this browser
 * @returns null for a kind that only a newer version of this page knows
 * @throws ApiError if it should be retried later
 */
export async function sendEntry(entry: Sendable, now: number): Promise<Result | null> {
  const send = senders[entry.kind] as ((entry: Sendable, now: number) => Promise<Result>) | undefined
  if (!send) return null
  try {
    return await send(entry, now)
  } catch (error) {
    if (isDefiniteRefusal(error) || (isServerFault(error) && isTooOld(entry, now)))
      return { refusal: error.code }
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
    done(await call(reportProgress, { body: lateBody(entry, now) }, options)),
}

const done = (_: unknown): Result => ({})

/**
 * Adds the age of the entry in seconds, so that the server counts it on the day on which it happened, and a position
 * that is one second late does not replace a newer one.
 */
function lateBody<Body>({ at, body }: { at: number; body: Body }, now: number) {
  const seconds = Math.min(latestSeconds, Math.round((now - at) / 1000))
  return { ...body, ...(seconds > 0 && { secondsAgo: seconds }) }
}
