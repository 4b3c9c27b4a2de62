import type { ErrorCode } from '@verbena/contract/errors'

/** A failed call: an error code of the server, or one of the two codes that only the browser can detect. */
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
