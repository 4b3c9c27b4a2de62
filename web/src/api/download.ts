import type { Endpoint, FileEndpoint } from '@verbena/contract/endpoint'
import { ApiError } from './api-error.ts'
import { renewSession } from './renew-session.ts'
import { readReply } from './send-request.ts'
import { getSession } from './session.ts'

type Options = {
  signal: AbortSignal
  /** Called with the number of bytes received so far. */
  onReceived: (bytes: number) => void
}

/** There is no limit for the whole download, only for the time without data. */
const idleTimeoutMs = 30_000

/**
 * Downloads the file of an endpoint. As in `call`, an expired access token is renewed once.
 * @throws ApiError, or the AbortError of `signal`
 */
export async function download(endpoint: FileEndpoint, options: Options): Promise<Blob> {
  const idleTimeout = startIdleTimeout()
  const signal = AbortSignal.any([options.signal, idleTimeout.signal])
  try {
    const response = await askRenewed(endpoint, signal)
    if (!response.ok) await readReply(response)
    // A proxy may answer with an HTML page; it must not be saved as the file.
    if (!response.body || !response.headers.get('content-type')?.startsWith(endpoint.file.type))
      throw new ApiError('INTERNAL', response.status, 'Server error. Please try again later.')
    return await collect(response.body, endpoint.file.type, (bytes) => {
      idleTimeout.restart()
      options.onReceived(bytes)
    })
  } catch (cause) {
    if (cause instanceof ApiError || options.signal.aborted) throw cause
    throw new ApiError('NETWORK', 0, 'Network error. Please check your connection.')
  } finally {
    idleTimeout.end()
  }
}

async function askRenewed(endpoint: Endpoint, signal: AbortSignal): Promise<Response> {
  const ask = (bearer: string | undefined) =>
    fetch(endpoint.path, {
      method: endpoint.method,
      signal,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    })
  const session = getSession()
  const response = await ask(session?.accessToken)
  if (!session || (response.status !== 401 && response.status !== 422)) return response
  const renewed = await renewSession(session.accessToken)
  if (!renewed) throw new ApiError('SESSION_ENDED', 401, 'Authentication failed. Please log in again.')
  return ask(renewed)
}

async function collect(body: ReadableStream<Uint8Array>, type: string, onReceived: Options['onReceived']) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value as Uint8Array<ArrayBuffer>)
    bytes += next.value.byteLength
    onReceived(bytes)
  }
  return new Blob(pieces, { type })
}

/** Returns a signal that aborts after a time without data. */
function startIdleTimeout() {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), idleTimeoutMs)
  let timer = start()
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer)
      timer = start()
    },
    end: () => clearTimeout(timer),
  }
}
