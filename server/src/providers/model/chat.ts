import { HttpFailure } from '../http-client/http-failure.ts'
import { type PostLimits, type PostReply, postJson } from '../http-client/post-json.ts'
import { type ChatAnswer, readChatAnswer } from './chat-answer.ts'
import { type ChatDialect, firstDialect, simplerDialect } from './chat-dialect.ts'
import { ModelError, PassingFailure } from './model.ts'
import { modelFailureOf } from './model-failure.ts'

export type ModelEndpoint = {
  /** Up to `/v1`, without a slash at the end. */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export type ChatRequest = {
  system: string
  user: string
  /** JSON Schema of the answer. */
  form: object
  name: string
  maxTokens: number
}

export type Chat = (request: ChatRequest, signal: AbortSignal) => Promise<ChatAnswer>

/** Prevents an endless loop when an endpoint refuses two dialects alternately. */
const dialectsMaximum = 6

/** Sends requests to a chat endpoint in a dialect that it accepts. The accepted dialect is used for later requests. */
export function createChat(
  { baseUrl, apiKey, model }: ModelEndpoint,
  { clock, ...limits }: PostLimits & { clock: { now: () => Date } },
): Chat {
  const url = new URL(`${baseUrl}/chat/completions`)
  let accepted = firstDialect
  return async (request, signal) => {
    let dialect: ChatDialect | undefined = accepted
    for (let tries = 0; dialect && tries < dialectsMaximum; tries++) {
      const body = JSON.stringify(bodyOf(request, model, dialect))
      const reply = await post(url, { ...limits, body, apiKey, signal })
      if (reply.status >= 200 && reply.status < 300) {
        const answer = readChatAnswer(reply.body)
        accepted = dialect
        return answer
      }
      if (reply.status !== 400 && reply.status !== 422) throw modelFailureOf(reply, clock)
      dialect = simplerDialect(dialect, reply.body)
    }
    throw new ModelError('refused', 'the model endpoint refuses the request')
  }
}

/** @throws ModelError `timeout`, `invalid` when the answer is too long; PassingFailure `unavailable` */
async function post(...call: Parameters<typeof postJson>): Promise<PostReply> {
  try {
    return await postJson(...call)
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error
    const message = `the model endpoint: ${error.message}`
    if (error.kind === 'timeout') throw new ModelError('timeout', message)
    if (error.kind === 'tooLarge') throw new ModelError('invalid', message)
    throw new PassingFailure('unavailable', message)
  }
}

function bodyOf({ system, user, form, name, maxTokens }: ChatRequest, model: string, dialect: ChatDialect) {
  // The prompt contains the schema for endpoints that do not support or ignore the field for it.
  const instruction = `Answer with one JSON object and nothing else. It must fit this JSON Schema: ${JSON.stringify(form)}`
  return {
    model,
    messages: [
      { role: 'system', content: `${system}\n\n${instruction}` },
      { role: 'user', content: user },
    ],
    stream: false,
    [dialect.tokens]: maxTokens,
    ...(dialect.hasTemperature && { temperature: 0 }),
    ...(dialect.format === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: form } },
    }),
    ...(dialect.format === 'json_object' && { response_format: { type: 'json_object' } }),
  }
}
