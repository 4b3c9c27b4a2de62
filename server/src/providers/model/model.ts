import type { z } from 'zod'

export type ModelRequest<T> = {
  /** What to do. Nothing that a learner or a video says belongs here. */
  system: string
  user: string
  /** The answer is an object of this form; what does not fit is asked for once more and then refused. */
  schema: z.ZodType<T>
  /** Names the form to the endpoint: letters, digits, `_` and `-`. */
  name: string
  maxTokens: number
}

/** A language model. */
export type Model = {
  /** As its endpoint calls it: answers of another are not taken for this one's. */
  name: string
  /** @throws ModelError */
  ask: <T>(request: ModelRequest<T>) => Promise<T>
}

/**
 * `away`: not there, in error, or left in peace for a while; `refused`: it will not answer this; `garbage`: it answered
 * something else than was asked; `slow`: not within the time; `busy`: too many ask, here or there.
 */
export type ModelErrorKind = 'away' | 'refused' | 'garbage' | 'slow' | 'busy'

/** Holds neither key nor text, and no cause that might. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind

  constructor(kind: ModelErrorKind, message: string) {
    super(message)
    this.name = 'ModelError'
    this.kind = kind
  }
}

/** One that may be over a moment later: the adapter tries once more before its caller hears of it. */
export class PassingFailure extends ModelError {
  readonly pauseMilliseconds: number
  /** What was wrong with the answer, for the model alone. */
  readonly hint: string | undefined

  constructor(
    kind: ModelErrorKind,
    message: string,
    { pauseMilliseconds = 0, hint }: { pauseMilliseconds?: number; hint?: string } = {},
  ) {
    super(kind, message)
    this.pauseMilliseconds = pauseMilliseconds
    this.hint = hint
  }
}
