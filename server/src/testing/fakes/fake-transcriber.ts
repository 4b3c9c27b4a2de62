import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startFakeHttpServer } from './fake-http-server.ts'

type Fault =
  | 'none'
  | 'never'
  | 'drip'
  | '400'
  | '401'
  | '413'
  | '429'
  | '500'
  | 'html'
  | 'no segments'
  | 'cut off'
  | 'hang up'
  | 'hang up early'
  | 'endless'
  | 'elsewhere'

/** A received form: its fields and its file. */
export type TranscriptionRequest = {
  path: string
  key: string | undefined
  fields: [string, string][]
  fileName: string
  fileType: string
  file: Buffer
}

type Segment = { text: string; start: number; end: number } & Record<string, unknown>
type Reply = { segments: Segment[]; words?: { word: string; start: number; end: number }[] }

const sample: Reply = {
  segments: [
    { id: 0, text: ' Hola, ¿qué tal?', start: 0, end: 0.9 },
    { id: 1, text: ' Muy bien, gracias.', start: 1, end: 1.9 },
  ],
  words: [
    { word: 'Hola', start: 0, end: 0.3 },
    { word: '¿qué', start: 0.4, end: 0.6 },
    { word: 'tal?', start: 0.6, end: 0.9 },
    { word: 'Muy', start: 1, end: 1.2 },
    { word: 'bien', start: 1.2, end: 1.5 },
    { word: 'gracias', start: 1.5, end: 1.9 },
  ],
}

/** A server with OpenAI's `POST /v1/audio/transcriptions`, and the failures of servers and networks. */
export async function startFakeTranscriber() {
  const initial = {
    fault: 'none' as Fault,
    reply: sample as Reply | object,
    gate: null as Promise<void> | null,
  }
  const state = {
    ...initial,
    /** Failures of the next calls, one each, before `fault` applies. */
    faults: [] as Fault[],
    requests: [] as TranscriptionRequest[],
    /** Calls whose client disconnected before the reply. */
    abandoned: 0,
  }
  const { origin, stop } = await startFakeHttpServer(async (request, response) => {
    const fault = state.faults.shift() ?? state.fault
    if (fault === 'hang up early') return void request.destroy()
    const received = await readForm(request).catch(() => null)
    if (!received) return
    state.requests.push(received)
    response.on('close', () => {
      if (!response.writableEnded) state.abandoned += 1
    })
    await state.gate
    answer(response, fault, state.reply)
  })
  return {
    baseUrl: `${origin}/v1`,
    state,
    /** Call it between tests. */
    reset: () => Object.assign(state, initial, { faults: [], requests: [], abandoned: 0 }),
    stop,
  }
}

export type FakeTranscriber = Awaited<ReturnType<typeof startFakeTranscriber>>

async function readForm(request: IncomingMessage): Promise<TranscriptionRequest> {
  const boundary = request.headers['content-type']?.split('boundary=')[1] ?? ''
  const body = await buffer(request)
  const form: TranscriptionRequest = {
    path: `${request.method} ${request.url}`,
    key: request.headers.authorization,
    fields: [],
    fileName: '',
    fileType: '',
    file: Buffer.alloc(0),
  }
  const mark = Buffer.from(`--${boundary}`)
  for (let at = body.indexOf(mark); at >= 0; ) {
    const next = body.indexOf(mark, at + mark.length)
    if (next < 0) break
    readPart(form, body.subarray(at + mark.length + 2, next - 2))
    at = next
  }
  return form
}

function readPart(form: TranscriptionRequest, part: Buffer) {
  const split = part.indexOf('\r\n\r\n')
  const head = part.toString('latin1', 0, split)
  const content = part.subarray(split + 4)
  const name = head.match(/ name="([^"]*)"/)?.[1] ?? ''
  if (name !== 'file') return void form.fields.push([name, content.toString()])
  form.fileName = head.match(/filename="([^"]*)"/)?.[1] ?? ''
  form.fileType = head.match(/content-type: (.*)$/i)?.[1] ?? ''
  form.file = content
}

function answer(response: ServerResponse, fault: Fault, reply: object) {
  const whole = JSON.stringify({ task: 'transcribe', language: 'spanish', duration: 2, text: '…', ...reply })
  response.setHeader('content-type', 'application/json')
  switch (fault) {
    case 'never':
      return
    case 'drip':
      return response.write(whole.slice(0, 20))
    case '400':
    case '401':
    case '413':
    case '500':
      return response.writeHead(Number(fault)).end('{"error":{"message":"no"}}')
    case '429':
      return response.writeHead(429, { 'retry-after': '90' }).end('{"error":{"message":"slow down"}}')
    case 'html':
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Sign in</title>')
    case 'no segments':
      return response.end('{"text":"Hola"}')
    case 'cut off':
      response.writeHead(200, { 'content-length': whole.length }).write(whole.slice(0, -20))
      return setImmediate(() => response.destroy())
    case 'hang up':
      return response.destroy()
    case 'endless':
      return sendEndlessly(response)
    case 'elsewhere':
      return response.writeHead(307, { location: 'http://127.0.0.1:9/v1/audio/transcriptions' }).end()
    default:
      return response.end(whole)
  }
}

function sendEndlessly(response: ServerResponse) {
  const timer = setInterval(() => response.write(' '.repeat(8 * 1024 * 1024)), 1)
  response.on('close', () => clearInterval(timer))
}
