import { exportAccount } from '@verbena/contract/settings/settings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { download } from './download.ts'
import { clearSession, getSession } from './session.ts'
import { signIn } from './testing/fake-learner.ts'

const zip = () => new Response('a zip', { headers: { 'content-type': 'application/zip' } })
const refusal = (status: number, code: string) =>
  Response.json({ success: false, message: code, code }, { status })

const real = globalThis.fetch
beforeEach(signIn)
afterEach(() => {
  globalThis.fetch = real
  vi.useRealTimers()
  clearSession()
})

/** Serves the file to requests with this access token, and the given reply to a refresh. */
function serve(
  file: (bearer: string | null) => Response,
  refresh: () => Response = () => refusal(401, 'SESSION_ENDED'),
) {
  const bearers: (string | null)[] = []
  globalThis.fetch = async (input, init) => {
    if (String(input) !== exportAccount.path) return refresh()
    const bearer = new Headers(init?.headers).get('authorization')
    bearers.push(bearer)
    return file(bearer)
  }
  return bearers
}
const fetchFile = (signal = new AbortController().signal, onReceived = (_: number) => {}) =>
  download(exportAccount, { signal, onReceived })

test('a file comes with its type, and its bytes are counted', async () => {
  serve(zip)
  const counts: number[] = []
  const file = await fetchFile(undefined, (bytes) => counts.push(bytes))
  expect([file.size, file.type, counts.at(-1)]).toEqual([5, 'application/zip', 5])
})

test('an expired access token is renewed once', async () => {
  const bearers = serve(
    (bearer) => (bearer === 'Bearer access-2' ? zip() : refusal(401, 'NOT_SIGNED_IN')),
    () => Response.json({ success: true, access_token: 'access-2', refresh_token: 'refresh-2' }),
  )
  expect((await fetchFile()).size).toBe(5)
  expect(bearers).toEqual(['Bearer access-1', 'Bearer access-2'])
  expect(getSession()?.accessToken).toBe('access-2')
})

test.each([
  ['an ended session', () => refusal(401, 'NOT_SIGNED_IN'), 'SESSION_ENDED'],
  ['a refusal', () => refusal(429, 'TOO_MANY_REQUESTS'), 'TOO_MANY_REQUESTS'],
  [
    'a page in place of the file',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    'INTERNAL',
  ],
  ['a failure that is no JSON', () => new Response('Bad gateway', { status: 502 }), 'NOT_JSON'],
])('%s is named', async (_, file, code) => {
  serve(file)
  await expect(fetchFile()).rejects.toMatchObject({ name: 'ApiError', code })
})

/** Sends one chunk and then nothing, until the request is aborted. */
function serveSlowly() {
  globalThis.fetch = async (_, init) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(1))
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/zip' } })
  }
}

test('a download that is stopped is no failure of the network', async () => {
  serveSlowly()
  const controller = new AbortController()
  const file = fetchFile(controller.signal, () => controller.abort())
  await expect(file).rejects.toMatchObject({ name: 'AbortError' })
})

test('one that falls silent is', async () => {
  vi.useFakeTimers()
  serveSlowly()
  const file = expect(fetchFile()).rejects.toMatchObject({ name: 'ApiError', code: 'NETWORK' })
  await vi.advanceTimersByTimeAsync(31_000)
  await file
})
