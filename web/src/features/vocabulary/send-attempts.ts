import { recordAttempt } from '@verbena/contract/vocabulary'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { getSession } from '../../api/session.ts'
import { type Attempt, forgetAttempt, unsentAttempts } from '../../parts/unsent-attempts.ts'

/** Refusals that an answer would meet again each time, and so hold up those behind it: its word is gone, say. */
const lasting: readonly ApiError['code'][] = ['INVALID_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'INTERNAL']

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
    const isRefused = error instanceof ApiError && lasting.includes(error.code)
    if (!isRefused) throw error
  }
}
