import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { parseTrustProxy } from './trust-proxy.ts'

/** The address that a server sees for a client behind two proxies. */
async function clientSeenWith(setting: string): Promise<string> {
  const app = Fastify({ trustProxy: parseTrustProxy(setting) ?? false })
  app.get('/', async (request) => request.ip)
  const { body } = await app.inject({
    url: '/',
    remoteAddress: '10.0.0.9',
    headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.2' },
  })
  await app.close()
  return body
}

test.each([
  ['false', '10.0.0.9'],
  ['0', '10.0.0.9'],
  ['1', '198.51.100.2'],
  ['2', '203.0.113.7'],
  ['true', '203.0.113.7'],
  ['10.0.0.9', '198.51.100.2'],
  ['10.0.0.0/8, 198.51.100.2', '203.0.113.7'],
  ['uniquelocal', '198.51.100.2'],
  ['192.0.2.1,::1', '10.0.0.9'],
])('TRUST_PROXY=%s sees %s', async (setting, client) => {
  expect(await clientSeenWith(setting)).toBe(client)
})

test.each([
  'yes',
  'TRUE',
  '-1',
  '1.5',
  'proxy.local',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::1/129',
  '10.0.0.1,',
  ',',
])('TRUST_PROXY=%s is not a valid setting', (setting) => {
  expect(parseTrustProxy(setting)).toBeNull()
})
