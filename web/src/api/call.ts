import type { Endpoint, ReplyOf, RequestInput } from '@verbena/contract/endpoint'
import type { ErrorCode } from '@verbena/contract/errors'
import { ApiError } from './api-error.ts'
import { renewSession } from './renew-session.ts'
import { getSession } from './session.ts'

type AnyInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

type Options = {
  signal?: AbortSignal
  /** Lets the call outlive the page: for the last progress report, and for logging out. */
  keepalive?: boolean
  /** A body that is no JSON, for an endpoint with `rawBody`. */
  bytes?: Blob
  /** How long an answer may take. */
  patienceMilliseconds?: number
}

/** Longer than any answer takes, shorter than anybody waits. */
const patienceMilliseconds = 20_000

/**
 * Calls an endpoint of the contract and returns its reply, typed by the same object that the server serves.
 * An expired access token is renewed once and the call repeated.
 * @throws ApiError
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: Options = {},
): Promise<ReplyOf<E>> {
  const session = getSession()
  let response = await send(endpoint, input as AnyInput, session?.accessToken, options)
  const isExpired = response.status === 401 || response.status === 422
  if (session && isExpired && (endpoint.bearer ?? 'access') === 'access') {
    const renewed = await renewSession(session.accessToken)
    if (!renewed && endpoint.access !== 'anyone')
      throw new ApiError('SESSION_ENDED', 401, 'Authentication failed. Please log in again.')
    response = await send(endpoint, input as AnyInput, renewed ?? undefined, options)
  }
  return readReply<E>(response)
}

/** The same without renewal: for the calls that carry the refresh token themselves. */
export async function callWithBearer<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  bearer: string | undefined,
  options: Options = {},
): Promise<ReplyOf<E>> {
  return readReply<E>(await send(endpoint, input as AnyInput, bearer, options))
}

async function send(endpoint: Endpoint, input: AnyInput, bearer: string | undefined, options: Options) {
  const headers: Record<string, string> = {}
  if (bearer) headers.authorization = `Bearer ${bearer}`
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (options.bytes) headers['content-type'] = 'application/octet-stream'
  const patience = AbortSignal.timeout(options.patienceMilliseconds ?? patienceMilliseconds)
  const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience
  try {
    return await fetch(addressOf(endpoint, input), {
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

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
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
