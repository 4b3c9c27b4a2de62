import { setTimeout as wait } from 'node:timers/promises'
import { createConcurrencyLimit } from '../../concurrency/concurrency-limit.ts'
import { type CallPermit, createCircuitBreaker } from '../http-client/circuit-breaker.ts'
import { createChat, type ModelEndpoint } from './chat.ts'
import { type Model, ModelError, type ModelRequest, PassingFailure } from './model.ts'
import { parseResponse } from './parse-response.ts'
import { responseSchema } from './response-schema.ts'

const usualLimits = {
  connectTimeoutMs: 3000,
  /** From the request to the answer, including the wait in the queue and the second try. */
  timeoutMs: 8000,
  /** The delay before the second try, times 0.5 to 1.5, so that calls that failed together are not repeated together. */
  retryDelayMs: 300,
  replyBytesMaximum: 256 * 1024,
  runningMaximum: 4,
  waitingMaximum: 8,
  /** A call that waited longer would have too little time left. */
  waitTimeoutMs: 2000,
}

type Options = {
  clock: { now: () => Date }
  /** From 0 up to 1. */
  random: () => number
  /** Called when the endpoint is not called for half a minute, with its last failure. */
  onUnavailable?: (error: unknown) => void
  limits?: Partial<typeof usualLimits>
}

/** A model at an OpenAI-compatible endpoint, `POST /chat/completions`: OpenAI, Ollama, vLLM and others. */
export function createOpenAiModel(endpoint: ModelEndpoint, options: Options): Model {
  const { clock, random, onUnavailable: onOpen = () => {} } = options
  const limits = { ...usualLimits, ...options.limits }
  const chat = createChat(endpoint, { ...limits, clock })
  const concurrency = createConcurrencyLimit(limits)
  const breaker = createCircuitBreaker({ clock, onOpen })

  async function tryOnce<T>(request: ModelRequest<T>, signal: AbortSignal, hint?: string): Promise<T> {
    const { schema, system, user, name, maxTokens } = request
    const warning = hint
      ? `\n\nYour last answer did not fit (${hint}). Keep to the schema, and be brief.`
      : ''
    const form = responseSchema(schema)
    return parseResponse(
      await chat({ system: system + warning, user, form, name, maxTokens }, signal),
      schema,
    )
  }
  async function tryTwice<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<T> {
    try {
      return await tryOnce(request, signal)
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error
      const { pauseMs, hint } = error
      // An answer that does not fit is not caused by load, so no delay is needed.
      const jitter = hint ? 0 : limits.retryDelayMs * (0.5 + random())
      const isTimedOut = await wait(pauseMs + jitter, false, { signal }).catch(() => true)
      if (isTimedOut) throw error
      return tryOnce(request, signal, hint)
    }
  }
  return {
    name: endpoint.model,
    ask: async (request) => {
      const signal = AbortSignal.timeout(limits.timeoutMs)
      const release = await concurrency.acquire(AbortSignal.timeout(limits.waitTimeoutMs))
      if (!release) throw new ModelError('busy', 'too many requests to the model at once')
      try {
        // It is requested after the wait, so that the whole queue is refused at once when the circuit opens.
        const permit = breaker.enter()
        if (!permit) throw new ModelError('unavailable', 'the model endpoint is not called after failures')
        return await reportOutcome(permit, () => tryTwice(request, signal))
      } finally {
        release()
      }
    },
  }
}

/** A refusal or an answer that does not fit counts as a success, so that one text does not open the circuit for all. */
async function reportOutcome<T>(permit: CallPermit, call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call()
    permit.succeed()
    return answer
  } catch (error) {
    const isRefusal = error instanceof ModelError && error.kind === 'refused'
    const isUnfit = error instanceof PassingFailure && error.hint !== undefined
    if (isRefusal || isUnfit) permit.succeed()
    else permit.fail(error)
    throw error
  }
}
