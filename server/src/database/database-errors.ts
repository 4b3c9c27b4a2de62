import { AppError } from '../errors.ts'

/**
 * SQLSTATEs that pass by themselves: connection (08), resources (53), shutdown and start (57P), a standby that has
 * not been promoted yet (25006), a disk that does not answer (58030).
 */
const awayStates = /^(08...|53...|57P..|25006|58030)$/
const awaySockets =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/
/** "Not in prerequisite state" is a mistake of ours, except where the server itself is not ready. */
const notReady = /recovery is (still )?in progress|not currently accepting connections/

/** Turns a failure of the database into the refusal that the caller should see; null for anything else. */
export function asDatabaseRefusal(error: unknown): AppError | null {
  for (const { cause, code } of causesOf(error)) {
    if (code === '53100' || code === 'ENOSPC')
      return new AppError('STORAGE_FULL', 'The server has no room left to save this.', 60)
    if (isAway(cause, code))
      return new AppError('DATABASE_AWAY', 'The server cannot reach its database right now.', 2)
  }
  return null
}

function isAway(cause: Error, code: string): boolean {
  if (code === '55000') return notReady.test(cause.message)
  // A file that is missing also says ENOENT; only a socket's counts.
  if (code === 'ENOENT') return 'syscall' in cause && cause.syscall === 'connect'
  return awayStates.test(code) || awaySockets.test(code) || awayMessages.test(cause.message)
}

/** True when the caller sent characters that PostgreSQL cannot keep: a NUL, broken UTF-8, half a surrogate pair. */
export function isUnstorableText(error: unknown): boolean {
  return causesOf(error).some(
    ({ cause, code }) =>
      code === '22021' ||
      code === '22P05' ||
      // JSON says the same of half a pair with the code of any malformed value.
      (code === '22P02' && 'detail' in cause && /surrogate/.test(String(cause.detail))),
  )
}

/** Name of the unique rule that a write broke, or null. */
export function brokenUniqueRule(error: unknown): string | null {
  const broken = causesOf(error).find(({ cause, code }) => code === '23505' && 'constraint' in cause)
  return broken && 'constraint' in broken.cause ? String(broken.cause.constraint) : null
}

/** True when a row was to belong to a learner who is no longer there: the account was removed a moment ago. */
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
