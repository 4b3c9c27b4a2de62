import type { IncomingMessage, ServerResponse } from 'node:http'
import { fakeMp3 } from './canned-speech.ts'
import { startFakeHttpServer } from './fake-http-server.ts'

type Fault =
  | 'none'
  | '500'
  | '401'
  | 'json'
  | 'garbage'
  | 'nothing'
  | 'slow'
  | 'drip'
  | 'cut off'
  | 'endless'
  | 'elsewhere'

/** A server with OpenAI's `POST /v1/audio/speech`, and the failures of servers and networks. */
export async function startFakeSpeechEndpoint() {
  const state = { fault: 'none' as Fault, requests: [] as Record<string, unknown>[], key: '' }
  const { origin, stop } = await startFakeHttpServer(async (request, response) => {
    state.key = String(request.headers.authorization ?? '')
    state.requests.push({ path: request.url, ...(JSON.parse(await textOf(request)) as object) })
    answer(response, state.fault)
  })
  return {
    baseUrl: `${origin}/v1`,
    state,
    stop,
  }
}

export type FakeSpeechEndpoint = Awaited<ReturnType<typeof startFakeSpeechEndpoint>>

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

function answer(response: ServerResponse, fault: Fault) {
  response.setHeader('content-type', 'audio/mpeg')
  switch (fault) {
    case '500':
    case '401':
      return response.writeHead(Number(fault)).end('{"error":{"message":"no"}}')
    case 'json':
      return response.end(JSON.stringify({ error: 'x'.repeat(200) }))
    case 'garbage':
      return response.end('<html>'.repeat(50))
    case 'nothing':
      return response.end()
    case 'slow':
      return
    case 'drip':
      return response.write(fakeMp3)
    case 'cut off':
      response.writeHead(200, { 'content-length': 1000 }).write(fakeMp3)
      return setImmediate(() => response.destroy())
    case 'endless':
      return sendEndlessly(response)
    case 'elsewhere':
      return response.writeHead(307, { location: 'http://127.0.0.1:9/v1/audio/speech' }).end()
    default:
      return response.end(fakeMp3)
  }
}

function sendEndlessly(response: ServerResponse) {
  const timer = setInterval(() => response.write(Buffer.alloc(256 * 1024, 0xff)), 1)
  response.on('close', () => clearInterval(timer))
}
