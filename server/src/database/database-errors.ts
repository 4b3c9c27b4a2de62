import { AppError } from '../errors.ts'

/** SQLSTATE classes and socket errors that pass by themselves. */
const away =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/

/** Turns a failure of the database into the refusal that the caller should see; null for anything else. */
export function asDatabaseRefusal(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (code === '53100' || code === 'ENOSPC')
      return new AppError('STORAGE_FULL', 'The server has no room left to save this.', 60)
    if (isFromDatabase(cause, code) && (away.test(code) || awayMessages.test(cause.message)))
      return new AppError('DATABASE_AWAY', 'The server cannot reach its database right now.', 2)
  }
  return null
}

/** A file that is missing also says ENOENT; only a socket's counts. */
function isFromDatabase(error: Error, code: string): boolean {
  return code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect')
}

/** Name of the unique rule that a write broke, or null. */
export function brokenUniqueRule(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause) return String(cause.constraint)
  return null
}
