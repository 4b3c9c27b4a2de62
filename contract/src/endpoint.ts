import type * as z from 'zod/mini'

/**
 * One HTTP endpoint, described once: the server serves it, the web calls it, the OpenAPI document is made from it, and one
 * test covers all of them. Schemas use `zod/mini`, because it is small in the browser.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify notation: `/api/videos/:id`. The specification's spellings occur only here. */
  path: `/${string}`
  /** One sentence for the API page. */
  summary: string
  /** Who may call. `anyone` reads an access token when there is one, and answers without it too. */
  access: 'anyone' | 'learner' | 'editor'
  /**
   * What the Authorization header means. `access` (default): an access token, refused when it is not valid.
   * `raw`: passed to the route without a check, for the refresh token. `ignored`: not read.
   */
  bearer?: 'access' | 'raw' | 'ignored'
  /** The maximum size of the body in bytes; 1 MB when left out. */
  bodyLimit?: number
  /** The handler receives the body as bytes, whatever its type, to verify a signature over them. */
  rawBody?: true
  /** The reply is a file, and `reply` is not used. `isInline`: shown in the page, otherwise a download. */
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
