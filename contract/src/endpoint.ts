import type * as z from 'zod/mini'

/** The input and the reply of an endpoint. Only the server uses them. */
export type EndpointSchemas = {
  /** What the endpoint does, in one or two sentences, for the API page. */
  summary: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Not used when the reply is a file. */
  reply: z.ZodMiniType
}

/** Who may call. `anyone`: an access token is read when there is one, but is not required. */
export type Access = 'anyone' | 'learner' | 'editor'

/**
 * One HTTP endpoint. The server serves it, the web calls it, the OpenAPI document is generated from it, and one test covers
 * all of them. A module `<noun>.ts` has the routes, which the browser loads. `<noun>.schemas.ts` has the schemas under the
 * same names, which the browser does not load.
 */
export type Endpoint<Schemas extends EndpointSchemas = EndpointSchemas, Who extends Access = Access> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify notation: `/api/videos/:id`. Only paths have the specification's spellings. */
  path: `/${string}`
  access: Who
  /**
   * What the Authorization header means. `access` (default): an access token, refused when it is not valid.
   * `raw`: passed to the route without a check, for the refresh token. `ignored`: not read.
   */
  bearer?: 'access' | 'raw' | 'ignored'
  /** The maximum size of the body in bytes; 1 MB when left out. */
  bodyLimit?: number
  /** The handler receives the body as bytes, whatever its type, to verify a signature over them. */
  rawBody?: true
  /** The reply is a file. `isInline`: shown in the page, otherwise a download. */
  file?: { type: string; name: string; isInline?: true }
  /** Absent in `<noun>.ts`, where only its type counts; `endpoints.ts` adds it for the server. */
  schemas?: Schemas
}

/** An endpoint whose reply is a file. */
export type FileEndpoint<
  Schemas extends EndpointSchemas = EndpointSchemas,
  Who extends Access = Access,
> = Endpoint<Schemas, Who> & Required<Pick<Endpoint, 'file'>>

export type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>

type Part<Schemas, K extends string, Direction extends 'input' | 'output'> =
  Schemas extends Record<K, infer S extends z.ZodMiniType>
    ? { [P in K]: Direction extends 'input' ? z.input<S> : z.output<S> }
    : unknown

/** The parameter of `call` in the web. */
export type RequestInput<E extends Endpoint> = Part<SchemasOf<E>, 'params', 'input'> &
  Part<SchemasOf<E>, 'query', 'input'> &
  Part<SchemasOf<E>, 'body', 'input'>

/** The parsed input of a handler of the server. */
export type RequestOutput<E extends Endpoint> = Part<SchemasOf<E>, 'params', 'output'> &
  Part<SchemasOf<E>, 'query', 'output'> &
  Part<SchemasOf<E>, 'body', 'output'>

export type ReplyOf<E extends Endpoint> = z.output<SchemasOf<E>['reply']>
