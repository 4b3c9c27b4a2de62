import type { PostReply } from '../http-client/post-json.ts'
import { ModelError, PassingFailure } from './model.ts'

/** The maximum pause before a second try, because a learner waits for it. */
const pauseMsMaximum = 2000

/** The failure that an HTTP status means. The body of the reply is not read, because it may quote the request. */
export function modelFailureOf(
  { status, retryAfter }: Pick<PostReply, 'status' | 'retryAfter'>,
  clock: { now: () => Date },
): ModelError {
  const pauseMs = pauseOf(retryAfter, clock)
  const isShort = pauseMs !== undefined && pauseMs <= pauseMsMaximum
  if (status === 429) {
    const message = 'the model endpoint has too many requests (429)'
    return isShort ? new PassingFailure('busy', message, { pauseMs }) : new ModelError('busy', message)
  }
  if (status >= 500) {
    const message = `the model endpoint is in error (${status})`
    if (pauseMs === undefined) return new PassingFailure('unavailable', message)
    return isShort
      ? new PassingFailure('unavailable', message, { pauseMs })
      : new ModelError('unavailable', message)
  }
  if (status === 413)
    return new ModelError('refused', 'the model endpoint refuses a request of this length (413)')
  return new ModelError(
    'unavailable',
    `the model endpoint ${reasons[status] ?? otherReason(status)} (${status})`,
  )
}

const reasons: Partial<Record<number, string>> = {
  401: 'does not accept the key',
  403: 'does not accept the key',
  404: 'does not know the address or the model',
}

const otherReason = (status: number) =>
  status >= 300 && status < 400 ? 'redirects, which is not followed' : 'does not take the request'

/** Retry-After is seconds or a date (RFC 9110, 10.2.3). */
function pauseOf(retryAfter: string | undefined, clock: { now: () => Date }): number | undefined {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined
  if (seconds !== undefined) return seconds * 1000
  // Date.parse accepts many texts that are no dates; each date of HTTP begins with a day of the week.
  const date = /^[A-Z]/.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now().getTime())
}
