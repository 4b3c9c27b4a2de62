/**
 * `closedAddress`: the address is not on the open internet; `tooLarge`: the answer is longer than is read; `timeout`;
 * `unreachable`: there is no whole answer.
 */
export type HttpFailureKind = 'closedAddress' | 'tooLarge' | 'timeout' | 'unreachable'

/** Its message holds neither the address nor what was sent. */
export class HttpFailure extends Error {
  readonly kind: HttpFailureKind

  constructor(kind: HttpFailureKind, message: string) {
    super(message)
    this.name = 'HttpFailure'
    this.kind = kind
  }
}

/** The message of a network error may hold anything, its code does not. */
export const networkErrorCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
