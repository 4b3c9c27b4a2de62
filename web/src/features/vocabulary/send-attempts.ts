import { recordAttempt } from '@verbena/contract/vocabulary'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { getSession } from '../../api/session.ts'
import { type Attempt, forgetAttempt, unsentAttempts } from './unsent-attempts.ts'

/** Failures that say nothing about the answer itself. Any other would meet it again, and hold up those behind it. */
const passing: readonly ApiError['code'][] = [
  'NETWORK',
  'NOT_JSON',
  'BUSY',
  'DATABASE_AWAY',
  'STORAGE_FULL',
  'NOT_SIGNED_IN',
  'SESSION_ENDED',
]

/**
 * Sends the answers that are kept, oldest first, because the server counts the one that comes last; each has its id,
 * so an answer that did arrive counts once.
 * @throws ApiError at the first that should be tried again later; it and the rest stay kept
 */
export async function sendUnsentAttempts(): Promise<void> {
  const username = getSession()?.user.username
  for (const attempt of unsentAttempts()) {
    // Another account may have signed in while the last answer was on its way.
    if (getSession()?.user.username !== username) return
    await send(attempt)
    forgetAttempt(attempt.attempt_id)
  }
}

async function send(body: Attempt) {
  try {
    await call(recordAttempt, { body }, { keepalive: true })
  } catch (error) {
    const isRefused = error instanceof ApiError && !passing.includes(error.code)
    if (!isRefused) throw error
  }
}
