import { toJSONSchema } from 'zod'
import type * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

/**
 * JSON Schema of a reply: Fastify compiles it into a serializer that is faster than JSON.stringify and that
 * drops every field the schema does not name. A nullable scalar becomes `type: [x, null]`, which compiles to a
 * plain branch instead of a validator.
 */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return toJSONSchema(schema, {
    io: 'output',
    target: 'draft-07',
    override: ({ jsonSchema }) => {
      const options = jsonSchema.anyOf as JsonSchema[] | undefined
      const scalar = options?.length === 2 && options[1]?.type === 'null' ? options[0] : undefined
      if (scalar && typeof scalar.type === 'string' && scalar.type !== 'object' && scalar.type !== 'array') {
        delete jsonSchema.anyOf
        Object.assign(jsonSchema, { ...scalar, type: [scalar.type, 'null'], enum: undefined })
      }
    },
  }) as JsonSchema
}
