import { ModelError, PassingFailure } from './model.ts'
import type { PostReply } from './post-json.ts'

/** Longer than a learner waits for a second try. */
const pauseMaximum = 2000

/** What an HTTP status that is no success means. The body of the reply is not looked at: it may quote the request. */
export function failureOf(
  { status, retryAfter }: Pick<PostReply, 'status' | 'retryAfter'>,
  clock: { now: () => Date },
): ModelError {
  const pauseMilliseconds = pauseOf(retryAfter, clock)
  const isShort = pauseMilliseconds !== undefined && pauseMilliseconds <= pauseMaximum
  if (status === 429) {
    const message = 'the model endpoint is asked too much (429)'
    return isShort
      ? new PassingFailure('busy', message, { pauseMilliseconds })
      : new ModelError('busy', message)
  }
  if (status >= 500) {
    const message = `the model endpoint is in error (${status})`
    if (pauseMilliseconds === undefined) return new PassingFailure('away', message)
    return isShort
      ? new PassingFailure('away', message, { pauseMilliseconds })
      : new ModelError('away', message)
  }
  if (status === 413) return new ModelError('refused', 'the model endpoint takes no request so long (413)')
  return new ModelError('away', `the model endpoint ${reasons[status] ?? otherReason(status)} (${status})`)
}

const reasons: Partial<Record<number, string>> = {
  401: 'does not accept the key',
  403: 'does not accept the key',
  404: 'does not know the address or the model',
}

const otherReason = (status: number) =>
  status >= 300 && status < 400 ? 'leads elsewhere, where it is not followed' : 'does not take the request'

/** Retry-After is seconds or a date (RFC 9110, 10.2.3). */
function pauseOf(retryAfter: string | undefined, clock: { now: () => Date }): number | undefined {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined
  if (seconds !== undefined) return seconds * 1000
  // Date.parse takes much for a date that is none; each of HTTP's begins with a day of the week.
  const date = /^[A-Z]/.test(retryAfter) ? Date.parse(retryAfter) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now().getTime())
}
