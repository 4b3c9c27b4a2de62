import { toJSONSchema } from 'zod'
import type * as z from 'zod/mini'

type JsonSchema = Record<string, unknown>

/**
 * The JSON Schema of a reply. Fastify compiles it into a serializer that is faster than JSON.stringify and omits every
 * field that the schema does not name. A nullable scalar becomes `type: [x, null]`, which compiles to a branch instead
 * of a validator. A discriminated union becomes a chain of `if` and `else` on its discriminator, because `oneOf` would
 * validate each variant as a whole, fail on an additional field, and not name a missing one.
 */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return toJSONSchema(schema, {
    io: 'output',
    target: 'draft-07',
    override: ({ zodSchema, jsonSchema }) => {
      const { discriminator } = zodSchema._zod.def as { discriminator?: string }
      if (discriminator) {
        const variants = jsonSchema.oneOf as JsonSchema[]
        delete jsonSchema.oneOf
        Object.assign(jsonSchema, chainByDiscriminator(discriminator, variants))
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

function chainByDiscriminator(discriminator: string, variants: JsonSchema[]): JsonSchema {
  const branches = variants.map((variant) => {
    const { [discriminator]: name } = variant.properties as Record<string, JsonSchema>
    return { variant, condition: { type: 'object', properties: { [discriminator]: name } } }
  })
  // An unknown variant must fail; with `false` it would be serialized as it is.
  const noVariant: JsonSchema = { oneOf: branches.slice(0, 1).map(({ condition }) => condition) }
  return branches.reduceRight(
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    (rest, { variant, condition }) => ({ type: 'object', if: condition, then: variant, else: rest }),
    noVariant,
  )
}
