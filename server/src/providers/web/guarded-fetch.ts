import { lookup as dnsLookup } from 'node:dns/promises'
import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { WebError } from './web-error.ts'

export type WebReply = { status: number; type: string; body: Buffer }

/**
 * Fetches an address of the open internet, whoever named it: hosts are resolved first and refused when any of their
 * addresses is closed, and the connection goes to what was looked at. Redirects are looked at in the same way.
 * @throws WebError
 */
export type GuardedFetch = (url: URL, call: Call) => Promise<WebReply>

type Call = {
  bytesMaximum: number
  milliseconds: number
  /** Sent as JSON by POST, which follows no redirect; without it the address is got. */
  json?: object
}

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

type Options = {
  /** Named by the operator, and let through as they are: `http://127.0.0.1:4000`. */
  trustedOrigins?: string[]
  resolve?: Resolve
}

const redirectsMaximum = 3
const resolveByDns: Resolve = (host) => dnsLookup(host, { all: true })
const closedAddress = () => new WebError('closed', 'the address is not one of the open internet')

export function createGuardedFetch({
  trustedOrigins = [],
  resolve = resolveByDns,
}: Options = {}): GuardedFetch {
  const lookup = guardedLookup(resolve)
  const fetchOnce = async (url: URL, { bytesMaximum, json }: Call, signal: AbortSignal) => {
    const isTrusted = trustedOrigins.includes(url.origin)
    if (!isTrusted) requireOpen(url)
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      signal,
      agent: false,
      method: json ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Verbena',
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(!isTrusted && { lookup }),
    })
    return answerOf(request, bytesMaximum, json && JSON.stringify(json))
  }
  return async (url, call) => {
    const signal = AbortSignal.timeout(call.milliseconds)
    try {
      let at = url
      for (let redirects = 0; redirects <= redirectsMaximum; redirects++) {
        const reply = await fetchOnce(at, call, signal)
        if (!reply.location) return reply
        if (call.json) throw new WebError('away', 'it leads elsewhere')
        at = new URL(reply.location, at)
      }
      throw new WebError('away', 'it leads elsewhere too often')
    } catch (error) {
      if (error instanceof WebError) throw error
      throw new WebError(
        'away',
        signal.aborted ? 'no answer in time' : `cannot be reached (${codeOf(error)})`,
      )
    }
  }
}

/** Before anything is resolved: an address written as a number needs no resolving and would pass by the lookup. */
function requireOpen({ protocol, hostname, port, username, password }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isPlain = /^https?:$/.test(protocol) && port === '' && !username && !password
  if (!isPlain || (isIP(host) > 0 && !isPublicAddress(host))) throw closedAddress()
}

function guardedLookup(resolve: Resolve): LookupFunction {
  return (host, { all }, answer) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) answer(closedAddress(), [])
        else if (all) answer(null, addresses)
        else answer(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => answer(error, []),
    )
  }
}

async function answerOf(
  request: ClientRequest,
  bytesMaximum: number,
  body?: string,
): Promise<WebReply & { location?: string }> {
  // Waited for below until there is a response; what comes after it reaches the reader of the response.
  request.on('error', () => {})
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headers } = response
  if (status >= 300 && status < 400 && headers.location) {
    response.destroy()
    return { status, type: '', body: Buffer.alloc(0), location: headers.location }
  }
  return { status, type: headers['content-type'] ?? '', body: await readBounded(response, bytesMaximum) }
}

async function readBounded(response: IncomingMessage, bytesMaximum: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  // Leaving the loop ends the call.
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > bytesMaximum) throw new WebError('away', 'it answers more than is read')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
