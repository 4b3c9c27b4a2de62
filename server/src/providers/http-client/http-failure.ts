/**
 * `closedAddress`: the address is not public; `tooLarge`: the reply is longer than the maximum; `timeout`; `unreachable`:
 * there is no complete reply.
 */
export type HttpFailureKind = 'closedAddress' | 'tooLarge' | 'timeout' | 'unreachable'

/** Its message contains neither the address nor the request. */
export class HttpFailure extends Error {
  readonly kind: HttpFailureKind

  constructor(kind: HttpFailureKind, message: string) {
    super(message)
    this.name = 'HttpFailure'
    this.kind = kind
  }
}

/** Only the code of a network error is used, because its message may contain private data. */
export const networkErrorCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
