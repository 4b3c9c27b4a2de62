import { setTimeout as wait } from 'node:timers/promises'
import { answerForm } from './answer-form.ts'
import { createCallSlots } from './call-slots.ts'
import { createChat, type ModelEndpoint } from './chat.ts'
import { createCircuitBreaker, type Pass } from './circuit-breaker.ts'
import { fittingAnswer } from './fitting-answer.ts'
import { type Model, ModelError, type ModelRequest, PassingFailure } from './model.ts'

const usualLimits = {
  connectMilliseconds: 3000,
  /** From the question to the answer, with waiting in the row and the second try. */
  callMilliseconds: 8000,
  /** At the second try all who failed together come at different moments: half of this to one and a half. */
  retryMilliseconds: 300,
  replyBytesMaximum: 256 * 1024,
  callsMaximum: 4,
  waitingMaximum: 8,
  /** Whoever waited longer would have too little of the call's time left. */
  waitingMilliseconds: 2000,
}

type Options = {
  clock: { now: () => Date }
  /** From 0 up to 1. */
  chance: () => number
  /** Told when the endpoint is left in peace for half a minute, with its last failure. */
  onAway?: (error: unknown) => void
  limits?: Partial<typeof usualLimits>
}

/** A model behind an OpenAI-compatible `POST /chat/completions`: OpenAI, Ollama, vLLM and their like. */
export function createOpenAiModel(endpoint: ModelEndpoint, options: Options): Model {
  const { clock, chance, onAway: onOpen = () => {} } = options
  const limits = { ...usualLimits, ...options.limits }
  const chat = createChat(endpoint, { ...limits, clock })
  const slots = createCallSlots(limits)
  const breaker = createCircuitBreaker({ clock, onOpen })

  async function askOnce<T>(request: ModelRequest<T>, signal: AbortSignal, hint?: string): Promise<T> {
    const { schema, system, user, name, maxTokens } = request
    const warning = hint ? `\n\nYour last answer did not fit (${hint}). Keep to the form, and be brief.` : ''
    const form = answerForm(schema)
    return fittingAnswer(
      await chat({ system: system + warning, user, form, name, maxTokens }, signal),
      schema,
    )
  }
  async function askTwice<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<T> {
    try {
      return await askOnce(request, signal)
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error
      const { pauseMilliseconds, hint } = error
      // An answer that does not fit is no sign of a crowd.
      const jitter = hint ? 0 : limits.retryMilliseconds * (0.5 + chance())
      const isOver = await wait(pauseMilliseconds + jitter, false, { signal }).catch(() => true)
      if (isOver) throw error
      return askOnce(request, signal, hint)
    }
  }
  return {
    name: endpoint.model,
    ask: async (request) => {
      const signal = AbortSignal.timeout(limits.callMilliseconds)
      const leave = await slots.take(AbortSignal.timeout(limits.waitingMilliseconds))
      if (!leave) throw new ModelError('busy', 'too many ask the model at once')
      try {
        // Asked for in the row's turn: when it is refused, the row is at once empty.
        const pass = breaker.enter()
        if (!pass) throw new ModelError('away', 'the model endpoint is left in peace after failures')
        return await counted(pass, () => askTwice(request, signal))
      } finally {
        leave()
      }
    },
  }
}

/** A model that says no, or nothing that fits, is there: one learner's text must not take it from all the others. */
async function counted<T>(pass: Pass, call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call()
    pass.succeed()
    return answer
  } catch (error) {
    const isRefusal = error instanceof ModelError && error.kind === 'refused'
    const isUnfit = error instanceof PassingFailure && error.hint !== undefined
    if (isRefusal || isUnfit) pass.succeed()
    else pass.fail(error)
    throw error
  }
}
