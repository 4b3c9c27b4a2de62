import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRedis } from '../providers/redis/open-redis.ts'
import { createRateLimits } from './rate-limits.ts'

const redisPort = 6379
const hasRedis = await new Promise<boolean>((resolve) => {
  const probe = createConnection(redisPort, '127.0.0.1', () => resolve(true))
  probe.on('error', () => resolve(false)).on('connect', () => probe.end())
})

/** A proxy before Redis, so that the test can cut and restore the connection without stopping Redis. */
async function openProxy() {
  const sockets = new Set<Socket>()
  let proxy: Server
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      proxy = createServer((socket) => {
        const behind = createConnection(redisPort, '127.0.0.1')
        for (const end of [socket, behind]) {
          sockets.add(end)
          end.on('error', () => {}).on('close', () => sockets.delete(end))
        }
        socket.pipe(behind).pipe(socket)
      }).listen(port, '127.0.0.1', resolve)
    })
  await listen(0)
  const address = proxy!.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `redis://127.0.0.1:${port}`,
    shut: () => {
      const closed = new Promise((resolve) => proxy.close(resolve))
      for (const socket of sockets) socket.destroy()
      return closed
    },
    reopen: () => listen(port),
  }
}

async function countTaken(limits: ReturnType<typeof createRateLimits>, key: string, tries: number) {
  let taken = 0
  for (let attempt = 0; attempt < tries; attempt++)
    await limits.take('registerByAddress', key).then(
      () => taken++,
      () => {},
    )
  return taken
}

describe.skipIf(!hasRedis)('with Redis (skipped without one on 127.0.0.1:6379)', () => {
  const messages: string[] = []
  const log = {
    warn: (_: object, text: string) => messages.push(text),
    info: (text: string) => messages.push(text),
  }
  let gate: Awaited<ReturnType<typeof openProxy>>
  let nodes: Redis[]
  const ready = () =>
    Promise.all(nodes.map(async (node) => node.status === 'ready' || (await once(node, 'ready'))))

  beforeAll(async () => {
    gate = await openProxy()
    nodes = [openRedis(gate.url, log as never), openRedis(gate.url, log as never)]
    await ready()
  })
  afterAll(async () => {
    for (const node of nodes) node.disconnect()
    await gate.shut()
  })

  test('two servers count together', async () => {
    const key = randomUUID()
    const [first, second] = nodes.map((node) => createRateLimits({ redis: node }))
    expect(await countTaken(first!, key, 20)).toBe(20)
    expect(await countTaken(second!, key, 20)).toBe(10)
  })

  test('while Redis is unavailable each server counts for itself and logs it once; then they count together again', async () => {
    const [first, second] = nodes.map((node) => createRateLimits({ redis: node }))
    await gate.shut()
    await expect.poll(() => nodes.some((node) => node.status === 'ready')).toBe(false)
    const key = randomUUID()
    expect(await countTaken(first!, key, 40)).toBe(30)
    expect(await countTaken(second!, key, 40)).toBe(30)
    expect(messages.filter((text) => /is unavailable/.test(text))).toHaveLength(nodes.length)
    await gate.reopen()
    await ready()
    const another = randomUUID()
    expect((await countTaken(first!, another, 20)) + (await countTaken(second!, another, 20))).toBe(30)
  })
})
