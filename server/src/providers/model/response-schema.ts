import { z } from 'zod'

type JsonSchema = { [key: string]: unknown }

/** The keywords of JSON Schema that every endpoint understands; lengths and patterns are checked by us. */
const supportedKeywords = ['type', 'description', 'enum', 'const', 'items', 'properties', 'required', 'anyOf']

/**
 * The JSON Schema of an answer as endpoints take it. Strict ones demand that every property is required and none is
 * added, so an optional property may be null instead (see `withoutNulls`).
 * @param schema of an object
 */
export function responseSchema(schema: z.ZodType): JsonSchema {
  return simplify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function simplify(schema: JsonSchema): JsonSchema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => supportedKeywords.includes(key)))
  const { items, anyOf, properties } = kept
  if (items) kept.items = simplify(items as JsonSchema)
  if (Array.isArray(anyOf)) kept.anyOf = anyOf.map((one: JsonSchema) => simplify(one))
  if (!properties) return kept
  const required = (kept.required ?? []) as string[]
  const entries = Object.entries(properties as Record<string, JsonSchema>)
  return {
    ...kept,
    properties: Object.fromEntries(
      entries.map(([name, one]) => [name, required.includes(name) ? simplify(one) : orNull(simplify(one))]),
    ),
    required: entries.map(([name]) => name),
    additionalProperties: false,
  }
}

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** Removes the properties that a strict endpoint set to null because it could not leave them out. */
export function withoutNulls(answer: object): object {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null))
}
