import type { ReplyOf } from '@verbena/contract/endpoint'
import { recordGrammarAnswer } from '@verbena/contract/grammar'
import { recordLessonAttempt, recordLessonProgress } from '@verbena/contract/lessons'
import { latestSeconds, recordReview, undoReview } from '@verbena/contract/memory'
import { recordTestResult } from '@verbena/contract/quiz'
import { recordAttempt } from '@verbena/contract/vocabulary'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { getSession } from '../../api/session.ts'
import { forget, type Unsent, unsent } from './outbox.ts'

/** What became of one: the reply to a review or to the progress of a lesson, or why it was refused for good. */
export type Sent = {
  id: string
  reply?: ReplyOf<typeof recordReview>
  lesson?: ReplyOf<typeof recordLessonProgress>
  refusal?: ApiError['code']
}

/** Refusals that an answer would meet again each time, and so hold up those behind it: its word is gone, say. */
const lasting: readonly ApiError['code'][] = [
  'INVALID_REQUEST',
  'FORBIDDEN',
  'NOT_FOUND',
  'ANSWERED_SINCE',
  'LESSON_LOCKED',
  'PLAN_REQUIRED',
  'INTERNAL',
]

/** Of the answers that wait this long the server hears how long it was. */
const secondsUnnoticed = 30

/**
 * Sends what is kept, oldest first, because the server counts the one that comes last; each has its id, so what did
 * arrive counts once.
 * @param now milliseconds since 1970, by the clock of this browser
 * @throws ApiError at the first that should be tried again later; it and the rest stay kept
 */
export async function sendUnsent(now: () => number, onSent: (sent: Sent) => void): Promise<void> {
  const username = getSession()?.user.username
  // What is added meanwhile goes with it: another run waits until this one is over.
  for (let [first] = unsent(); first; [first] = unsent()) {
    // Another account may have signed in while the last answer was on its way.
    if (getSession()?.user.username !== username) return
    const sent = await send(first, now)
    forget(first.id)
    onSent(sent)
  }
}

async function send(entry: Unsent, now: () => number): Promise<Sent> {
  const { id } = entry
  try {
    if (entry.kind === 'review') return { id, reply: await postReview(entry, now()) }
    if (entry.kind === 'lessonProgress')
      return { id, lesson: await call(recordLessonProgress, { body: entry.body }, options) }
    if (entry.kind === 'lessonAttempt') await call(recordLessonAttempt, { body: entry.body }, options)
    else if (entry.kind === 'grammar')
      await call(recordGrammarAnswer, { body: lateBody(entry, now()) }, options)
    else if (entry.kind === 'testResult')
      await call(recordTestResult, { body: lateBody(entry, now()) }, options)
    else if (entry.kind === 'undo') await call(undoReview, { params: { id: entry.answerId } }, options)
    else await postAttempt(entry, now())
    return { id }
  } catch (error) {
    if (error instanceof ApiError && lasting.includes(error.code)) return { id, refusal: error.code }
    throw error
  }
}

const options = { keepalive: true }

const postReview = (entry: Unsent & { kind: 'review' }, now: number) =>
  call(recordReview, { body: lateBody(entry, now) }, options)

/** One that was kept by an earlier version does not say when it was given. */
const postAttempt = ({ at, body }: Unsent & { kind: 'attempt' }, now: number) =>
  call(recordAttempt, { body: lateBody({ at: at ?? now, body }, now) }, options)

/** With the seconds that an answer waited for a connection. */
function lateBody<Body>({ at, body }: { at: number; body: Body }, now: number) {
  const seconds = Math.min(latestSeconds, Math.round((now - at) / 1000))
  return { ...body, ...(seconds > secondsUnnoticed && { secondsAgo: seconds }) }
}
