import type { z } from 'zod'

export type ModelRequest<T> = {
  /** What to do. Text of a learner or a video never goes here. */
  system: string
  user: string
  /** Of the answer, an object; one that does not fit is requested once more and then refused. */
  schema: z.ZodType<T>
  /** Of the schema, for the endpoint: letters, digits, `_` and `-`. */
  name: string
  maxTokens: number
}

/** A language model. */
export type Model = {
  /** As its endpoint calls it: cached answers of another model are not used. */
  name: string
  /** @throws ModelError */
  ask: <T>(request: ModelRequest<T>) => Promise<T>
}

/**
 * `unavailable`: not reachable, in error, or not called for a while after failures; `refused`: it will not answer this;
 * `invalid`: its answer does not fit; `timeout`; `busy`: too many requests at once, here or there.
 */
export type ModelErrorKind = 'unavailable' | 'refused' | 'invalid' | 'timeout' | 'busy'

/** Its message holds neither key nor text, and it has no cause that might. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind

  constructor(kind: ModelErrorKind, message: string) {
    super(message)
    this.name = 'ModelError'
    this.kind = kind
  }
}

/** A failure that may be over a moment later: the adapter tries once more before its caller sees it. */
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
