import type { Endpoint, RequestInput } from '@verbena/contract/endpoint'
import { type AnyInput, addressOf } from './request-address.ts'

declare global {
  interface Window {
    /** Replies to the first requests of a page, which its head sent while the code was on its way. By address. */
    earlyReplies?: Map<string, EarlyReply>
  }
}

/** As long as any request may take. */
const timeoutMs = 20_000
/** Later the page is open, and asks for newer data. */
const keptMs = 30_000

type EarlyReply = { reply: Promise<Response>; bearer: string }

/** Sends a request before the code of the page is here. `sendRequest` takes its reply. */
export function requestEarly<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  bearer: string,
): Promise<Response> {
  const address = addressOf(endpoint, input as AnyInput)
  const headers = { authorization: `Bearer ${bearer}` }
  const reply = fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }).then(readWhole)
  // The page sends the request again and shows its error.
  reply.catch(() => undefined)
  window.earlyReplies ??= new Map()
  window.earlyReplies.set(address, { reply, bearer })
  setTimeout(() => window.earlyReplies?.delete(address), keptMs)
  return reply
}

/** A reply that nobody takes would keep its connection open until its body is read. */
const readWhole = async (response: Response) => new Response(await response.arrayBuffer(), response)

/**
 * The early reply to a request, once; undefined if there is none, and a promise of undefined if it did not arrive. A
 * reply to another access token is not taken, because another tab may have renewed the token since: a refusal would
 * renew it again.
 */
export function takeEarlyReply(
  method: string,
  address: string,
  bearer: string | undefined,
): Promise<Response | undefined> | undefined {
  const early = method === 'GET' ? window.earlyReplies?.get(address) : undefined
  window.earlyReplies?.delete(address)
  return early?.bearer === bearer ? early?.reply.catch(() => undefined) : undefined
}
