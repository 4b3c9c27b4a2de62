import { toJSONSchema } from 'zod'
import type * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

/**
 * JSON Schema of a reply: Fastify compiles it into a serializer that is faster than JSON.stringify and that
 * drops every field the schema does not name. A nullable scalar becomes `type: [x, null]`, which compiles to a
 * plain branch instead of a validator. A discriminated union becomes a chain of questions about its discriminator:
 * `oneOf` would compare each kind as a whole, fail on a field too many, and not say which one is missing.
 */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return toJSONSchema(schema, {
    io: 'output',
    target: 'draft-07',
    override: ({ zodSchema, jsonSchema }) => {
      const { discriminator } = zodSchema._zod.def as { discriminator?: string }
      if (discriminator) {
        const kinds = jsonSchema.oneOf as JsonSchema[]
        delete jsonSchema.oneOf
        Object.assign(jsonSchema, chooseBy(discriminator, kinds))
        return
      }
      const options = jsonSchema.anyOf as JsonSchema[] | undefined
      const scalar = options?.length === 2 && options[1]?.type === 'null' ? options[0] : undefined
      if (scalar && typeof scalar.type === 'string' && scalar.type !== 'object' && scalar.type !== 'array') {
        delete jsonSchema.anyOf
        Object.assign(jsonSchema, { ...scalar, type: [scalar.type, 'null'], enum: undefined })
      }
    },
  }) as JsonSchema
}

function chooseBy(discriminator: string, kinds: JsonSchema[]): JsonSchema {
  const questions = kinds.map((kind) => {
    const { [discriminator]: name } = kind.properties as Record<string, JsonSchema>
    return { kind, isThis: { type: 'object', properties: { [discriminator]: name } } }
  })
  // A kind that is none of them must fail; `false` would be serialized as it came.
  const nothing: JsonSchema = { oneOf: questions.slice(0, 1).map(({ isThis }) => isThis) }
  return questions.reduceRight(
    // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
    (otherwise, { kind, isThis }) => ({ type: 'object', if: isThis, then: kind, else: otherwise }),
    nothing,
  )
}
