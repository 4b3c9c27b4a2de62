import { get as getHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { get as getHttps } from 'node:https'
import type { Socket } from 'node:net'

/** Time-outs in milliseconds for connecting and for receiving data, the pause between tries, and the number of tries. */
export type DownloadTimeouts = { connect: number; silence: number; pause: number; tries: number }

const mostRedirections = 4

/** Opens an address and follows its redirections. The body of the reply is not read yet. */
export async function openAddress(
  url: string,
  headers: OutgoingHttpHeaders,
  timeouts: DownloadTimeouts,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let address = new URL(url)
  for (let hop = 0; hop <= mostRedirections; hop++) {
    const reply = await ask(address, headers, timeouts, signal)
    const next = reply.headers.location
    if (![301, 302, 303, 307, 308].includes(reply.statusCode ?? 0) || !next) return reply
    reply.destroy()
    const target = new URL(next, address)
    // A redirection from https to http is refused, because it could be tampered with.
    if (address.protocol === 'https:' && target.protocol !== 'https:')
      throw new Error('the mirror redirects from https to http')
    address = target
  }
  throw new Error('too many redirections')
}

function ask(address: URL, headers: OutgoingHttpHeaders, timeouts: DownloadTimeouts, signal: AbortSignal) {
  const get = address.protocol === 'https:' ? getHttps : getHttp
  return new Promise<IncomingMessage>((done, refuse) => {
    const request = get(address, { headers, signal, agent: false }, (reply) => {
      // The reader of the reply handles an error after its beginning.
      reply.setTimeout(timeouts.silence, () => reply.destroy(new Error('the server stopped sending')))
      done(reply)
    })
    const unconnected = setTimeout(
      () => request.destroy(new Error(`no connection within ${timeouts.connect / 1000} s`)),
      timeouts.connect,
    )
    request.on('socket', (socket: Socket) => {
      socket.once('connect', () => clearTimeout(unconnected))
    })
    request.setTimeout(timeouts.silence, () => request.destroy(new Error('the server stopped sending')))
    request.on('error', refuse)
    request.on('close', () => clearTimeout(unconnected))
  })
}
