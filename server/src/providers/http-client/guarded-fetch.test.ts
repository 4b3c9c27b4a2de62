import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createGuardedFetch } from './guarded-fetch.ts'
import type { HttpFailureKind } from './http-failure.ts'

const limits = { bytesMaximum: 1000, timeoutMs: 500 }
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serve(answer: RequestListener): Promise<{ origin: string; port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port, asked }
}

const resolvedTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test('an origin that the operator trusts is fetched', async () => {
  const { origin } = await serve((_, response) => response.end('hola'))
  const get = createGuardedFetch({ trustedOrigins: [origin] })
  const { status, body } = await get(new URL(origin), limits)
  expect([status, body.toString()]).toEqual([200, 'hola'])
})

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://017700000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://1.1.1.1:8080/',
  'http://user:pass@1.1.1.1/',
  'ftp://1.1.1.1/',
  'file:///etc/passwd',
])('%s is not requested', async (address) => {
  await expect(createGuardedFetch()(new URL(address), limits)).rejects.toMatchObject({
    kind: 'closedAddress',
  })
})

test.each([
  ['this machine', ['127.0.0.1']],
  ['its network', ['192.168.1.10']],
  ['a public and a private address', ['1.1.1.1', '10.0.0.1']],
  ['an IPv6 address that wraps loopback', ['::ffff:127.0.0.1']],
  ['a unique local address', ['fd12::1']],
  ['no address', []],
])('a name that resolves to %s is not requested', async (_, addresses) => {
  const get = createGuardedFetch({ resolve: resolvedTo(...addresses) })
  await expect(get(new URL('http://video.test/'), limits)).rejects.toMatchObject({ kind: 'closedAddress' })
})

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/',
  'http://inside.test/',
  'file:///etc/passwd',
  '//10.0.0.1/',
])('a redirect to %s is not followed', async (location) => {
  const { origin, asked } = await serve((_, response) => response.writeHead(302, { location }).end())
  const get = createGuardedFetch({ trustedOrigins: [origin], resolve: resolvedTo('127.0.0.1') })
  await expect(get(new URL(origin), limits)).rejects.toMatchObject({ kind: 'closedAddress' })
  expect(asked).toEqual(['/'])
})

test('a redirect to another port of a trusted host is checked like any other', async () => {
  const inside = await serve((_, response) => response.end('secret'))
  const { origin } = await serve((_, response) => response.writeHead(302, { location: inside.origin }).end())
  const get = createGuardedFetch({ trustedOrigins: [origin] })
  await expect(get(new URL(origin), limits)).rejects.toMatchObject({ kind: 'closedAddress' })
  expect(inside.asked).toEqual([])
})

test('a chain of redirects fails after the third', async () => {
  const { origin, asked } = await serve((_, response) =>
    response.writeHead(302, { location: '/again' }).end(),
  )
  const get = createGuardedFetch({ trustedOrigins: [origin] })
  await expect(get(new URL(origin), limits)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toHaveLength(4)
})

test.each<[string, HttpFailureKind, RequestListener]>([
  ['never answers', 'timeout', () => {}],
  ['sends a byte and waits', 'timeout', (_, response) => void response.write('x')],
  ['sends too much', 'tooLarge', (_, response) => void response.write('x'.repeat(5000))],
  ['closes the connection', 'unreachable', (_, response) => void response.destroy()],
  [
    'stops half-way',
    'unreachable',
    (_, response) => {
      response.writeHead(200, { 'content-length': 500 }).write('x')
      setImmediate(() => response.destroy())
    },
  ],
])('a request to a server that %s fails: %s', async (_, kind, answer) => {
  const { origin } = await serve(answer)
  const get = createGuardedFetch({ trustedOrigins: [origin] })
  await expect(get(new URL(origin), limits)).rejects.toMatchObject({ kind })
})
