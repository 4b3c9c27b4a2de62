import type { z } from 'zod'

export type ModelRequest<T> = {
  /** The instructions. They never contain text of a learner or a video. */
  system: string
  user: string
  /** The schema of the answer, which is an object. An answer that does not fit is requested once more, then refused. */
  schema: z.ZodType<T>
  /** The name of the schema for the endpoint: letters, digits, `_` and `-`. */
  name: string
  maxTokens: number
}

/** A language model. */
export type Model = {
  /** The name of the model at its endpoint. Answers are cached under it. */
  name: string
  /** @throws ModelError */
  ask: <T>(request: ModelRequest<T>) => Promise<T>
}

/**
 * `unavailable`: not reachable, failing, or not called for a while after failures; `refused`: it refuses this request;
 * `invalid`: its answer does not fit; `timeout`; `busy`: too many requests at once, on this server or at the endpoint.
 */
export type ModelErrorKind = 'unavailable' | 'refused' | 'invalid' | 'timeout' | 'busy'

/** Its message contains neither key nor text, and it has no cause, because that could contain them. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind

  constructor(kind: ModelErrorKind, message: string) {
    super(message)
    this.name = 'ModelError'
    this.kind = kind
  }
}

/** A failure that may be temporary. The adapter tries once more before it throws the error. */
export class PassingFailure extends ModelError {
  readonly pauseMs: number
  /** What was wrong with the answer, sent to the model with the second try. */
  readonly hint: string | undefined

  constructor(
    kind: ModelErrorKind,
    message: string,
    { pauseMs = 0, hint }: { pauseMs?: number; hint?: string } = {},
  ) {
    super(kind, message)
    this.pauseMs = pauseMs
    this.hint = hint
  }
}
