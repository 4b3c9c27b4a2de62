import fastJson from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { toJsonSchema } from '../json-schema.ts'

type Serialiser = (reply: unknown) => string

/** Endpoints share replies, and the servers of a test run share the contract. */
const serialisers = new WeakMap<z.ZodMiniType, Serialiser>()

/**
 * Serialises replies with the schemas of the contract. A serialiser is compiled when its reply is first sent, because all
 * of them take a fifth of a second at the start.
 */
export function serialiseByContract(app: FastifyInstance) {
  app.setSerializerCompiler<z.ZodMiniType>(({ schema }) => (reply) => {
    const serialiser = serialisers.get(schema) ?? fastJson(toJsonSchema(schema))
    serialisers.set(schema, serialiser)
    return serialiser(reply)
  })
}
