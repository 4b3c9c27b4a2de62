import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

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

/** The parts of a chat request that tests look at. */
export type AskedModel = {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } }
  temperature?: number
  max_tokens?: number
  max_completion_tokens?: number
  stream?: boolean
}

/** A chat endpoint as OpenAI, vLLM and Ollama have it, that fails in the ways in which they and networks fail. */
export async function startFakeModel() {
  const state = {
    /** Holds until it is changed. */
    fault: 'none' as ModelFault,
    /** Come before it, one a call. */
    faults: [] as ModelFault[],
    /** What the model says: an object is said as JSON, a list as parts of a content. */
    says: {} as object | string,
    asked: [] as AskedModel[],
    paths: [] as string[],
    keys: [] as (string | undefined)[],
    /** Answers what of a request it will not take: 400 and this. */
    refuses: (_asked: AskedModel): object | string | undefined => undefined,
    /** Holds every answer back. */
    gate: null as Promise<void> | null,
    /** Calls that are being answered, and the most that ever were at once. */
    open: 0,
    mostOpen: 0,
  }
  const initial = { ...state }
  const server = createServer(async (request, response) => {
    state.open += 1
    state.mostOpen = Math.max(state.mostOpen, state.open)
    response.on('close', () => {
      state.open -= 1
    })
    state.paths.push(`${request.method} ${request.url}`)
    state.keys.push(request.headers.authorization)
    const asked = JSON.parse(await text(request)) as AskedModel
    state.asked.push(asked)
    await state.gate
    const refusal = state.refuses(asked)
    if (refusal !== undefined) return void response.writeHead(400).end(said(refusal))
    answer(response, state.faults.shift() ?? state.fault, state.says)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    state,
    /** Between tests. */
    reset: () =>
      Object.assign(state, initial, { faults: [], asked: [], paths: [], keys: [], open: state.open }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      if (server.listening) await once(server, 'close')
    },
  }
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>

const said = (content: object | string) => (typeof content === 'string' ? content : JSON.stringify(content))

/** A whole answer of a chat endpoint. */
function completion(content: object | string | null, finish_reason = 'stop', refusal: string | null = null) {
  const isShape = content === null || Array.isArray(content)
  const message = { role: 'assistant', content: isShape ? content : said(content), refusal }
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'fake',
    choices: [{ index: 0, message, finish_reason, logprobs: null }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}

function answer(response: ServerResponse, fault: ModelFault, says: object | string) {
  const whole = completion(says)
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
      return response.end(completion(said(says).slice(0, -5), 'length'))
    case 'wrong schema':
      return response.end(completion({ unrelated: true }))
    case 'no object':
      return response.end(completion('I would rather talk about the weather.'))
    case 'refusal':
      return response.end(completion(null, 'stop', 'I cannot help with that.'))
    case 'filter':
      return response.end(completion('', 'content_filter'))
    case 'huge':
      return response.end(completion({ ...(says as object), more: 'x'.repeat(300 * 1024) }))
    case 'endless':
      return pour(response)
    case 'elsewhere':
      return response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end()
    default:
      return response.end(whole)
  }
}

function pour(response: ServerResponse) {
  const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 1)
  response.on('close', () => clearInterval(timer))
}
