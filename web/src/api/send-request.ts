import type { Endpoint, ReplyOf, RequestInput } from '@verbena/contract/endpoint'
import type { ErrorCode } from '@verbena/contract/errors'
import { ApiError } from './api-error.ts'
import { takeEarlyReply } from './early-replies.ts'
import { type AnyInput, addressOf } from './request-address.ts'

export type RequestOptions = {
  signal?: AbortSignal
  /** The request continues after the page closes: for the last progress report, and for logging out. */
  keepalive?: boolean
  /** A body that is not JSON, for an endpoint with `rawBody`. */
  bytes?: Blob
  /** Timeout of the request. */
  timeoutMs?: number
}

/** Longer than any normal reply takes. */
const timeoutMs = 20_000

/** Calls an endpoint without renewing the session: for requests that carry the refresh token themselves. */
export async function callWithBearer<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  bearer: string | undefined,
  options: RequestOptions = {},
): Promise<ReplyOf<E>> {
  return readReply<E>(await sendRequest(endpoint, input as AnyInput, bearer, options))
}

export async function sendRequest(
  endpoint: Endpoint,
  input: AnyInput,
  bearer: string | undefined,
  options: RequestOptions,
) {
  const address = addressOf(endpoint, input)
  // Without an early reply the request is sent at once, because the page may be closing.
  const early = takeEarlyReply(endpoint.method, address, bearer)
  const reply = early && (await early)
  if (reply) return reply
  const headers: Record<string, string> = {}
  if (bearer) headers.authorization = `Bearer ${bearer}`
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (options.bytes) headers['content-type'] = 'application/octet-stream'
  const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    return await fetch(address, {
      keepalive: options.keepalive ?? false,
      signal,
      method: endpoint.method,
      headers,
      body: options.bytes ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError('NETWORK', 0, 'Network error. Please check your connection.')
  }
}

export async function readReply<E extends Endpoint>(response: Response): Promise<ReplyOf<E>> {
  const payload: unknown = await response.json().catch(() => undefined)
  if (response.ok && payload !== undefined) return payload as ReplyOf<E>
  if (isErrorReply(payload)) throw new ApiError(payload.code, response.status, payload.message)
  throw new ApiError('NOT_JSON', response.status, 'La respuesta del servidor no es JSON válido.')
}

function isErrorReply(payload: unknown): payload is { code: ErrorCode; message: string } {
  return typeof payload === 'object' && payload !== null && 'code' in payload && 'message' in payload
}
