import { type ErrorCode, errorStatus } from '@verbena/contract/errors'

/** A refusal that the caller may see: a code of the contract and a sentence in English. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Number of seconds after which the caller may try again. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, retryAfterSeconds?: number) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

export const notFound = (thing: string) => new AppError('NOT_FOUND', `This ${thing} does not exist.`)
