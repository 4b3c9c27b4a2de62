import type { ErrorCode } from '@verbena/contract/errors'

/** A call that failed: the server's named refusal, or one of the two that only the browser can know. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'NETWORK' | 'NOT_JSON'
  readonly status: number

  constructor(code: ApiError['code'], status: number, message: string) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
  }
}
