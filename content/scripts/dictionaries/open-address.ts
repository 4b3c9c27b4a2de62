import { get as getHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { get as getHttps } from 'node:https'
import type { Socket } from 'node:net'

/** Milliseconds: to connect, between two signs of life, before the next try; and how many tries. */
export type Patience = { connect: number; silence: number; pause: number; tries: number }

const mostRedirections = 4

/** Opens an address, following where a mirror sends us. The reply's body has not been read yet. */
export async function openAddress(
  url: string,
  headers: OutgoingHttpHeaders,
  patience: Patience,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let address = new URL(url)
  for (let hop = 0; hop <= mostRedirections; hop++) {
    const reply = await ask(address, headers, patience, signal)
    const next = reply.headers.location
    if (![301, 302, 303, 307, 308].includes(reply.statusCode ?? 0) || !next) return reply
    reply.destroy()
    const target = new URL(next, address)
    // From https nobody may send us to a connection that others can change.
    if (address.protocol === 'https:' && target.protocol !== 'https:')
      throw new Error('the mirror leads away from https')
    address = target
  }
  throw new Error('the mirror sends us round in circles')
}

function ask(address: URL, headers: OutgoingHttpHeaders, patience: Patience, signal: AbortSignal) {
  const get = address.protocol === 'https:' ? getHttps : getHttp
  return new Promise<IncomingMessage>((done, refuse) => {
    const request = get(address, { headers, signal, agent: false }, (reply) => {
      // An error after the reply has begun belongs to whoever reads it.
      reply.setTimeout(patience.silence, () => reply.destroy(new Error('the server fell silent')))
      done(reply)
    })
    const unconnected = setTimeout(
      () => request.destroy(new Error(`no connection within ${patience.connect / 1000} s`)),
      patience.connect,
    )
    request.on('socket', (socket: Socket) => {
      socket.once('connect', () => clearTimeout(unconnected))
    })
    request.setTimeout(patience.silence, () => request.destroy(new Error('the server fell silent')))
    request.on('error', refuse)
    request.on('close', () => clearTimeout(unconnected))
  })
}
