import { text } from 'node:stream/consumers'
import { startFakeHttpServer } from './fake-http-server.ts'

export const languageToolFaults = [
  'never',
  '500',
  '404',
  'html',
  'garbage',
  'cut off',
  'hang up',
  'huge',
  'elsewhere',
  'wrong schema',
] as const
export type LanguageToolFault = (typeof languageToolFaults)[number]

/** A LanguageTool server with the failures of LanguageTool and of networks. */
export async function startFakeLanguageTool() {
  const state = {
    fault: null as LanguageToolFault | null,
    matches: [] as object[],
    requests: [] as Record<string, string>[],
    paths: [] as string[],
  }
  const { origin, stop } = await startFakeHttpServer(async (request, response) => {
    state.paths.push(`${request.method} ${request.url}`)
    state.requests.push(Object.fromEntries(new URLSearchParams(await text(request))))
    const whole = JSON.stringify({ software: {}, matches: state.matches })
    response.setHeader('content-type', 'application/json')
    switch (state.fault) {
      case 'never':
        return
      case '500':
      case '404':
        return void response.writeHead(Number(state.fault)).end('Error: no')
      case 'html':
        return void response.end('<!doctype html>')
      case 'garbage':
        return void response.end(Buffer.from([0, 255, 123]))
      case 'cut off':
        response.writeHead(200, { 'content-length': whole.length }).write(whole.slice(0, -5))
        return void setImmediate(() => response.destroy())
      case 'hang up':
        return void response.destroy()
      case 'huge':
        return void response.end(JSON.stringify({ matches: [], more: 'x'.repeat(2_000_000) }))
      case 'elsewhere':
        return void response.writeHead(307, { location: 'http://127.0.0.1:9/v2/check' }).end()
      case 'wrong schema':
        return void response.end('{"matches": [{"offset": "three"}]}')
      default:
        return void response.end(whole)
    }
  })
  return {
    url: origin,
    state,
    stop,
  }
}
