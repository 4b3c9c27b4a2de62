import { expect, test } from 'vitest'
import { z } from 'zod'
import { responseSchema, withoutNulls } from './response-schema.ts'

test('the schema has only what every endpoint supports, and requires all fields', () => {
  const schema = z
    .object({
      words: z.array(z.string().min(1).max(80).regex(/a/)).max(6).describe('best first'),
      kind: z.enum(['a', 'b']),
      note: z.string().max(200).optional(),
      inner: z.object({ count: z.number().int().optional() }),
    })
    .transform(({ words }) => words)
  const string = { type: 'string' }
  expect(responseSchema(schema)).toEqual({
    type: 'object',
    properties: {
      words: { type: 'array', description: 'best first', items: string },
      kind: { type: 'string', enum: ['a', 'b'] },
      note: { anyOf: [string, { type: 'null' }] },
      inner: {
        type: 'object',
        properties: { count: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
        required: ['count'],
        additionalProperties: false,
      },
    },
    required: ['words', 'kind', 'note', 'inner'],
    additionalProperties: false,
  })
})

test('fields that are null are removed', () => {
  expect(withoutNulls({ a: null, b: 0, c: '', d: [null] })).toEqual({ b: 0, c: '', d: [null] })
})
