import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '../testing/clients/raw-request.ts'
import { connectionOptions } from './connections.ts'

/** Like the real server, but with shorter timeouts. */
const impatient = {
  ...connectionOptions,
  http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
  requestTimeout: 300,
}
let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = Fastify(impatient) as unknown as FastifyInstance
  app.post('/', (request) => request.body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const refusal = (code: string) => ({ success: false, code, message: expect.any(String) })

describe('a malformed or slow request is answered in the form of errors, and its connection is closed:', () => {
  test.each([
    ['a text that is not HTTP', 'GARBAGE\r\n\r\n', 400, 'INVALID_REQUEST'],
    ['a header with @ in its name', 'GET / HTTP/1.1\r\nhost: x\r\nx@: y\r\n\r\n', 400, 'INVALID_REQUEST'],
    [
      'two lengths of a body',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      'INVALID_REQUEST',
    ],
    [
      'headers of 20 kB',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['headers that never end', 'GET / HTTP/1.1\r\nhost: x\r\n', 408, 'REQUEST_TIMEOUT'],
    [
      'a body that never ends',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      408,
      'REQUEST_TIMEOUT',
    ],
  ])('%s', async (_, text, status, code) => {
    const answer = await rawRequest(port, text)
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, refusal(code)])
    expect(answer.head).toContain(`content-length: ${answer.body.length}`)
    expect(answer.head).toContain('connection: close')
  })
})

test('the server waits ten seconds for headers and thirty for a whole request', () => {
  const server = Fastify(connectionOptions).server
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
})
