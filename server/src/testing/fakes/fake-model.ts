import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startFakeHttpServer } from './fake-http-server.ts'

export const modelFaults = [
  'none',
  'slow',
  'never',
  'drip',
  '500',
  '429',
  '429 for a second',
  '401',
  '400',
  'html',
  'garbage',
  'cut off',
  'hang up',
  'length',
  'wrong schema',
  'no object',
  'refusal',
  'filter',
  'huge',
  'endless',
  'elsewhere',
] as const
export type ModelFault = (typeof modelFaults)[number]

/** The fields of a chat request that tests check. */
export type ChatRequest = {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } }
  temperature?: number
  max_tokens?: number
  max_completion_tokens?: number
  stream?: boolean
}

/** A chat endpoint as OpenAI, vLLM and Ollama have it, with their failures and those of networks. */
export async function startFakeModel() {
  const state = {
    /** The failure of every call, until it is changed. */
    fault: 'none' as ModelFault,
    /** Failures of the next calls, one each, before `fault` applies. */
    faults: [] as ModelFault[],
    /** What the model answers. An object is sent as JSON, a list as the parts of a message's content. */
    reply: {} as object | string,
    requests: [] as ChatRequest[],
    paths: [] as string[],
    keys: [] as (string | undefined)[],
    /** The body of a 400 for a request that the endpoint refuses, or undefined. */
    refusalOf: (_request: ChatRequest): object | string | undefined => undefined,
    /** Every reply waits for this promise. */
    gate: null as Promise<void> | null,
    /** Calls under way now, and the most at one time. */
    openCalls: 0,
    mostOpenCalls: 0,
  }
  const initial = { ...state }
  const { origin, stop } = await startFakeHttpServer(async (request, response) => {
    state.openCalls += 1
    state.mostOpenCalls = Math.max(state.mostOpenCalls, state.openCalls)
    response.on('close', () => {
      state.openCalls -= 1
    })
    state.paths.push(`${request.method} ${request.url}`)
    state.keys.push(request.headers.authorization)
    const chatRequest = JSON.parse(await text(request)) as ChatRequest
    state.requests.push(chatRequest)
    await state.gate
    const refusal = state.refusalOf(chatRequest)
    if (refusal !== undefined) return void response.writeHead(400).end(contentText(refusal))
    answer(response, state.faults.shift() ?? state.fault, state.reply)
  })
  return {
    baseUrl: `${origin}/v1`,
    state,
    /** Call it between tests. */
    reset: () =>
      Object.assign(state, initial, {
        faults: [],
        requests: [],
        paths: [],
        keys: [],
        openCalls: state.openCalls,
      }),
    stop,
  }
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>

const contentText = (content: object | string) =>
  typeof content === 'string' ? content : JSON.stringify(content)

/** The reply of a chat endpoint, complete. */
function completion(content: object | string | null, finish_reason = 'stop', refusal: string | null = null) {
  const isShape = content === null || Array.isArray(content)
  const message = { role: 'assistant', content: isShape ? content : contentText(content), refusal }
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'fake',
    choices: [{ index: 0, message, finish_reason, logprobs: null }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}

function answer(response: ServerResponse, fault: ModelFault, reply: object | string) {
  const whole = completion(reply)
  response.setHeader('content-type', 'application/json')
  switch (fault) {
    case 'slow':
      return void setTimeout(() => response.end(whole), 1500).unref()
    case 'never':
      return
    case 'drip':
      return response.write(whole.slice(0, 20))
    case '500':
    case '400':
    case '401':
      return response.writeHead(Number(fault)).end(`{"error":{"message":"no: ${response.req.url}"}}`)
    case '429':
      return response.writeHead(429).end('{"error":{"message":"slow down"}}')
    case '429 for a second':
      return response.writeHead(429, { 'retry-after': '1' }).end('{"error":{"message":"slow down"}}')
    case 'html':
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Sign in</title>')
    case 'garbage':
      return response.end(Buffer.from([0, 255, 254, 123, 10]))
    case 'cut off':
      response.writeHead(200, { 'content-length': whole.length }).write(whole.slice(0, -20))
      return setImmediate(() => response.destroy())
    case 'hang up':
      return response.destroy()
    case 'length':
      return response.end(completion(contentText(reply).slice(0, -5), 'length'))
    case 'wrong schema':
      return response.end(completion({ unrelated: true }))
    case 'no object':
      return response.end(completion('I would rather talk about the weather.'))
    case 'refusal':
      return response.end(completion(null, 'stop', 'I cannot help with that.'))
    case 'filter':
      return response.end(completion('', 'content_filter'))
    case 'huge':
      return response.end(completion({ ...(reply as object), more: 'x'.repeat(300 * 1024) }))
    case 'endless':
      return sendEndlessly(response)
    case 'elsewhere':
      return response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end()
    default:
      return response.end(whole)
  }
}

function sendEndlessly(response: ServerResponse) {
  const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 1)
  response.on('close', () => clearInterval(timer))
}
