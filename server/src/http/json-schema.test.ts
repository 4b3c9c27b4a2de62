import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toJsonSchema } from './json-schema.ts'

const source = z.discriminatedUnion('type', [
  z.object({ type: z.literal('youtube'), videoId: z.string() }),
  z.object({ type: z.literal('file'), files: z.array(z.object({ src: z.string() })) }),
  z.object({ type: z.literal('none') }),
])
const schema = z.object({ place: z.nullable(z.string()), source, other: z.nullable(source) })

/** What a route with this reply sends, or the message of its error. */
async function send(reply: unknown): Promise<string> {
  const app = Fastify()
  app.get('/', { schema: { response: { 200: toJsonSchema(schema) } } }, () => reply)
  const { statusCode, body } = await app.inject('/')
  return statusCode === 200 ? body : JSON.parse(body).message
}

describe('a reply with a discriminated union', () => {
  test.each([
    { type: 'youtube', videoId: 'a' },
    { type: 'file', files: [{ src: 'a' }, { src: 'b' }] },
    { type: 'file', files: [] },
    { type: 'none' },
  ])('is sent as the variant that it names: %j', async (kind) => {
    for (const reply of [
      { place: null, source: kind, other: null },
      { place: 'x', source: kind, other: kind },
    ])
      expect(JSON.parse(await send(reply))).toEqual(reply)
  })

  test('omits the fields that its variant does not name', async () => {
    const files = [{ src: 'a', path: '/etc' }]
    const reply = { place: null, source: { type: 'file', files, secret: 1 }, other: null }
    expect(await send(reply)).toBe(
      '{"place":null,"source":{"type":"file","files":[{"src":"a"}]},"other":null}',
    )
  })

  test.each([
    [{ type: 'file' }, '"files" is required!'],
    [{ type: 'file', files: [{}] }, '"src" is required!'],
    [{ type: 'youtube', files: [] }, '"videoId" is required!'],
    [{}, '"type" is required!'],
    [{ type: 'tape' }, 'does not match'],
  ])('that lacks a field fails, and the error says what is wrong: %j', async (kind, message) => {
    expect(await send({ place: null, source: kind, other: null })).toContain(message)
  })
})
