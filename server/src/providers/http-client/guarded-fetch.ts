import { lookup as dnsLookup } from 'node:dns/promises'
import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { HttpFailure, networkErrorCode } from './http-failure.ts'
import { isPublicAddress } from './public-address.ts'
import { readBounded } from './read-bounded.ts'

export type HttpReply = { status: number; type: string; body: Buffer }

/**
 * Fetches a public URL that may come from an untrusted source. Hosts are resolved first and refused when any of their
 * addresses is private. The connection is made to the checked address. Redirects are checked in the same way.
 * @throws HttpFailure
 */
export type GuardedFetch = (url: URL, call: Call) => Promise<HttpReply>

type Call = {
  bytesMaximum: number
  timeoutMs: number
  /** Sent as JSON by POST, which does not follow redirects. When left out, the method is GET. */
  json?: object
}

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

type Options = {
  /** Origins that the operator configured and that are not checked: `http://127.0.0.1:4000`. */
  trustedOrigins?: string[]
  resolve?: Resolve
}

const redirectsMaximum = 3
const resolveByDns: Resolve = (host) => dnsLookup(host, { all: true })
const closedAddress = () => new HttpFailure('closedAddress', 'the address is not on the open internet')

export function createGuardedFetch({
  trustedOrigins = [],
  resolve = resolveByDns,
}: Options = {}): GuardedFetch {
  const lookup = guardedLookup(resolve)
  const fetchOnce = async (url: URL, { bytesMaximum, json }: Call, signal: AbortSignal) => {
    const isTrusted = trustedOrigins.includes(url.origin)
    if (!isTrusted) requirePublicAddress(url)
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
    return replyTo(request, bytesMaximum, json && JSON.stringify(json))
  }
  return async (url, call) => {
    const signal = AbortSignal.timeout(call.timeoutMs)
    try {
      let at = url
      for (let redirects = 0; redirects <= redirectsMaximum; redirects++) {
        const reply = await fetchOnce(at, call, signal)
        if (!reply.location) return reply
        if (call.json) throw new HttpFailure('unreachable', 'it redirects a POST')
        at = new URL(reply.location, at)
      }
      throw new HttpFailure('unreachable', 'it redirects too often')
    } catch (error) {
      if (error instanceof HttpFailure) throw error
      if (signal.aborted) throw new HttpFailure('timeout', 'no answer in time')
      throw new HttpFailure('unreachable', `cannot be reached (${networkErrorCode(error)})`)
    }
  }
}

/** Runs before the lookup, because an IP address is not looked up. */
function requirePublicAddress({ protocol, hostname, port, username, password }: URL) {
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

async function replyTo(
  request: ClientRequest,
  bytesMaximum: number,
  body?: string,
): Promise<HttpReply & { location?: string }> {
  // `once` below reports errors before the response, and the reader of the response those after it.
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
