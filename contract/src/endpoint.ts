import type * as z from 'zod/mini'

/**
 * One HTTP endpoint, described once: the server serves it, the web calls it, OpenAPI is made from it,
 * and one test walks all of them. Schemas come from `zod/mini`, so that the browser pays for few kilobytes.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify notation: `/api/videos/:id`. The specification's spelling lives here and nowhere else. */
  path: `/${string}`
  /** One sentence for the API page. */
  summary: string
  /** Who may call. `anyone` reads an access token when there is one, and answers without it too. */
  access: 'anyone' | 'learner' | 'editor'
  /**
   * What the Authorization header means. `access` (default): an access token, refused when it is not valid.
   * `raw`: handed to the route unread, for calls that take the refresh token. `ignored`: not looked at.
   */
  bearer?: 'access' | 'raw' | 'ignored'
  /** Bytes; without it 1 MB. */
  bodyLimit?: number
  /** The handler receives the body as the bytes that came, whatever its type: their signature is over them. */
  rawBody?: true
  /** The reply is a file; `reply` is not looked at. `isInline`: for the page itself, else a download. */
  file?: { type: string; name: string; isInline?: true }
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  reply: z.ZodMiniType
}

type Part<E, K extends string, Direction extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodMiniType>
    ? { [P in K]: Direction extends 'input' ? z.input<S> : z.output<S> }
    : unknown

/** What the web passes to `call`. */
export type RequestInput<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

/** What a handler of the server receives, parsed. */
export type RequestOutput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

export const endpoint = <const E extends Endpoint>(definition: E): E => definition
