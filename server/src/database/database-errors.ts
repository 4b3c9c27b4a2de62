import { AppError } from '../errors.ts'

/**
 * SQLSTATEs of temporary failures: connection (08), resources (53), shutdown and start (57P), a standby that has not
 * been promoted yet (25006), an I/O error (58030).
 */
const unavailableStates = /^(08...|53...|57P..|25006|58030)$/
const unavailableSocketErrors =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/
/** SQLSTATE 55000 ("not in prerequisite state") is a bug in our code, unless the server itself is not ready. */
const notReady = /recovery is (still )?in progress|not currently accepting connections/

/**
 * SQLSTATEs of statements that may succeed a moment later: a conflict of transactions (40001), a deadlock (40P01), a lock
 * that was not free (55P03), a statement that took too long (57014).
 */
const busyStates = /^(40001|40P01|55P03|57014)$/

/** Converts a database failure to the refusal that the caller should see; null for any other error. */
export function asDatabaseRefusal(error: unknown): AppError | null {
  for (const { cause, code } of causesOf(error)) {
    if (code === '53100' || code === 'ENOSPC')
      return new AppError('STORAGE_FULL', 'The server has no room left to save this.', 60)
    if (busyStates.test(code)) return new AppError('BUSY', 'The server is busy. Please try again.', 1)
    if (isUnavailable(cause, code))
      return new AppError('DATABASE_AWAY', 'The server cannot reach its database right now.', 2)
  }
  return null
}

function isUnavailable(cause: Error, code: string): boolean {
  if (code === '55000') return notReady.test(cause.message)
  // A missing file also gives ENOENT; only a missing socket means that the database is unavailable.
  if (code === 'ENOENT') return 'syscall' in cause && cause.syscall === 'connect'
  return (
    unavailableStates.test(code) ||
    unavailableSocketErrors.test(code) ||
    unavailableMessages.test(cause.message)
  )
}

/** True when the caller sent characters that PostgreSQL cannot store: a NUL, invalid UTF-8, half a surrogate pair. */
export function isUnstorableText(error: unknown): boolean {
  return causesOf(error).some(
    ({ cause, code }) =>
      code === '22021' ||
      code === '22P05' ||
      // For half a surrogate pair in JSON, PostgreSQL uses the code of any malformed value.
      (code === '22P02' && 'detail' in cause && /surrogate/.test(String(cause.detail))),
  )
}

/** Name of the unique constraint that a write violated, or null. */
export function violatedUniqueConstraint(error: unknown): string | null {
  const violation = causesOf(error).find(({ cause, code }) => code === '23505' && 'constraint' in cause)
  return violation && 'constraint' in violation.cause ? String(violation.cause.constraint) : null
}

/** True when a row refers to a learner who does not exist any more: the account was deleted a moment ago. */
export function isLearnerGone(error: unknown): boolean {
  return causesOf(error).some(
    ({ cause, code }) =>
      code === '23503' && 'constraint' in cause && /learner_id_learner_id_fk$/.test(String(cause.constraint)),
  )
}

function causesOf(error: unknown): { cause: Error; code: string }[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return [{ cause: error, code }, ...causesOf(error.cause)]
}
