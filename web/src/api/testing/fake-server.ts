import type { Endpoint, ReplyOf } from '@verbena/contract/endpoint'
import { type ErrorCode, errorStatus } from '@verbena/contract/errors'

export class ApiFailure {
  readonly code: ErrorCode
  readonly message: string

  constructor(code: ErrorCode, message: string = code) {
    this.code = code
    this.message = message
  }
}

export type FakeRequest = {
  method: string
  path: string
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  bearer: string | undefined
}

type Answer<E extends Endpoint> =
  | ReplyOf<E>
  | ApiFailure
  | ((request: FakeRequest) => ReplyOf<E> | ApiFailure | Promise<ReplyOf<E> | ApiFailure>)
type Pair<E extends Endpoint> = readonly [E, Answer<E>]

/**
 * Replaces `fetch` in a component test. `requests` lists what was requested; an unexpected request fails the test. Call
 * `restore` in afterEach.
 */
export function fakeServer<const Endpoints extends readonly Endpoint[]>(
  routes: {
    [Index in keyof Endpoints]: Pair<Endpoints[Index]>
  },
) {
  const real = globalThis.fetch
  const requests: FakeRequest[] = []
  const table = routes as unknown as readonly (readonly [Endpoint, unknown])[]
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'http://verbena.test')
    const method = init?.method ?? 'GET'
    for (const [endpoint, answer] of table) {
      const params = endpoint.method === method ? matchPath(endpoint.path, url.pathname) : undefined
      if (!params) continue
      const request: FakeRequest = {
        method,
        path: url.pathname,
        params,
        query: Object.fromEntries(url.searchParams),
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : (init?.body ?? undefined),
        bearer: new Headers(init?.headers).get('authorization')?.replace('Bearer ', ''),
      }
      requests.push(request)
      return respond(typeof answer === 'function' ? await answer(request) : answer)
    }
    throw new Error(`The fake server has no answer for ${method} ${url.pathname}`)
  }
  return {
    requests,
    restore: () => {
      globalThis.fetch = real
    },
  }
}

function respond(answer: unknown): Response {
  if (!(answer instanceof ApiFailure)) return Response.json(answer)
  const { code, message } = answer
  return Response.json({ success: false, message, code }, { status: errorStatus[code] })
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path)
  if (!match) return undefined
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
}
