import { toJSONSchema } from 'zod'
import type * as z from 'zod/mini'

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minimum?: number
  minLength?: number
  minItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** Samples of strings by their format or pattern. */
const formatted: Record<string, string> = {
  uuid: '7e0f0f56-7a3c-4d41-9a09-3a7a0b1b6a10',
  email: 'ada@verbena.test',
  '^[\\w-]{43}$': 'x'.repeat(43),
  '^\\d{1,15}$': '0',
  '^\\d{1,9}$': '0',
  '^\\d{1,14}\\.[A-Za-z0-9_-]{1,80}$': '0.x',
  '^\\d{1,4}$': '0',
  '^rec-[a-z]+-[ABC][12](-[1-9][0-9]?)?$': 'rec-food-A1',
}

/** Valid input for a schema of the contract, with every field filled. */
export const sampleOf = (schema: z.ZodMiniType): unknown =>
  sampleOfJson(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

function sampleOfJson(schema: JsonSchema): unknown {
  const {
    type,
    enum: values,
    anyOf = schema.oneOf,
    format,
    items,
    properties = {},
    pattern,
    minItems = 0,
    minLength = 0,
  } = schema
  if (schema.const !== undefined) return schema.const
  if (values) return values[0]
  if (anyOf?.[0]) return sampleOfJson(anyOf[0])
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, sampleOfJson(value)]),
      )
    case 'array':
      return Array.from({ length: minItems }, (_, index) =>
        items?.enum ? items.enum[index] : sampleOfJson(items ?? {}),
      )
    case 'string':
      return formatted[format ?? pattern ?? ''] ?? 'plum-harbour-seven'.padEnd(minLength, 'x')
    case 'boolean':
      return true
    default:
      return schema.minimum ?? 1
  }
}

/** The paths of all strings in a sample. */
export function stringsIn(sample: unknown, path: string[] = []): string[][] {
  if (typeof sample === 'string') return [path]
  if (typeof sample !== 'object' || sample === null) return []
  return Object.entries(sample).flatMap(([name, value]) => stringsIn(value, [...path, name]))
}

/** A copy of the sample in which the string at `path` is changed. */
export function changeString(sample: unknown, path: string[], change: (text: string) => string): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change(String(sample))
  const copy: Record<string, unknown> = Array.isArray(sample)
    ? ([...sample] as never)
    : { ...(sample as object) }
  copy[name] = changeString(copy[name], rest, change)
  return copy
}
