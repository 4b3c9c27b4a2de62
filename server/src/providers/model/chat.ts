import { type ChatAnswer, readChatAnswer } from './chat-answer.ts'
import { type ChatDialect, firstDialect, simplerDialect } from './chat-dialect.ts'
import { failureOf } from './failed-reply.ts'
import { ModelError } from './model.ts'
import { type PostLimits, postJson } from './post-json.ts'

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

/** Each is one thing less that an endpoint has to take; two that exclude each other must not go on for ever. */
const dialectsMaximum = 6

/** Asks a chat endpoint once, in the way that it takes, and remembers which that is. */
export function createChat(
  { baseUrl, apiKey, model }: ModelEndpoint,
  { clock, ...limits }: PostLimits & { clock: { now: () => Date } },
): Chat {
  const url = new URL(`${baseUrl}/chat/completions`)
  let taken = firstDialect
  return async (request, signal) => {
    let dialect: ChatDialect | undefined = taken
    for (let tries = 0; dialect && tries < dialectsMaximum; tries++) {
      const body = JSON.stringify(bodyOf(request, model, dialect))
      const reply = await postJson(url, { ...limits, body, apiKey, signal })
      if (reply.status >= 200 && reply.status < 300) {
        const answer = readChatAnswer(reply.body)
        taken = dialect
        return answer
      }
      if (reply.status !== 400 && reply.status !== 422) throw failureOf(reply, clock)
      dialect = simplerDialect(dialect, reply.body)
    }
    throw new ModelError('refused', 'the model endpoint refuses the request')
  }
}

function bodyOf({ system, user, form, name, maxTokens }: ChatRequest, model: string, dialect: ChatDialect) {
  // Endpoints that know no schema, or pass over it, read it here.
  const told = `Answer with one JSON object and nothing else. It must fit this JSON Schema: ${JSON.stringify(form)}`
  return {
    model,
    messages: [
      { role: 'system', content: `${system}\n\n${told}` },
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
