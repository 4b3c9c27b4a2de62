import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@verbena/contract/endpoint'
import { endpointsByNoun } from '@verbena/contract/endpoints'
import { errorReplySchema } from '@verbena/contract/errors.schemas'
import type { JoinedEndpoint } from '@verbena/contract/join-endpoints'
import type { FastifyInstance } from 'fastify'
import { toJSONSchema } from 'zod'
import type * as z from 'zod/mini'

type Json = Record<string, unknown>
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema, ...json } = toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { discriminator } = zodSchema._zod.def as { discriminator?: string }
      if (discriminator) Object.assign(jsonSchema, { discriminator: { propertyName: discriminator } })
    },
  }) as Json
  return json
}

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  refreshToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Sent to the calls that renew or end a session.',
  },
}

/** The alternatives for the Authorization header of a call; `{}` stands for none. */
function securityOf({ access, bearer = 'access' }: Endpoint): Json[] {
  if (bearer === 'ignored') return []
  if (bearer === 'raw') return [{ refreshToken: [] }]
  return access === 'anyone' ? [{ accessToken: [] }, {}] : [{ accessToken: [] }]
}

let document: Json | undefined

/** The OpenAPI 3.0 document of the contract, which does not change while the process runs. */
function openApiDocument(): Json {
  document ??= describeContract()
  return document
}

function describeContract(): Json {
  const paths: Record<string, Json> = {}
  for (const [noun, endpoints] of Object.entries(endpointsByNoun))
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(noun, endpoint) }
    }
  return {
    openapi: '3.0.3',
    info: { title: 'Verbena', version: '0.1.0', license: { name: 'AGPL-3.0-or-later' } },
    components: { securitySchemes },
    paths,
  }
}

function operationOf(noun: string, endpoint: JoinedEndpoint): Json {
  const { summary, params, query, body, reply } = endpoint.schemas
  const error = { 'application/json': { schema: schemaOf(errorReplySchema, 'output') } }
  return {
    tags: [noun],
    summary,
    security: securityOf(endpoint),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'OK',
        content: endpoint.file
          ? { [endpoint.file.type]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: schemaOf(reply, 'output') } },
      },
      '4XX': { description: 'Refused, with a code', content: error },
      '5XX': { description: 'Not possible right now', content: error },
    },
  }
}

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

/** The hash of the inline style element that Swagger UI adds; everything else of it complies with our policy. */
const swaggerStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"

/** Serves `/api/openapi.json`, and Swagger UI at `/api/docs`. */
export async function serveApiDocs(app: FastifyInstance) {
  const document = openApiDocument()
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${swaggerStyle}`),
  })
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(document)),
  )
}
