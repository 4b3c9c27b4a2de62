import { beforeAll, describe, expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createStripeTestServer } from '../../testing/stripe-test-server.ts'
import { atRandom, inOrder, life, live } from './testing/subscription-life.ts'

const server = serverForFile(createStripeTestServer)

describe('events in random order, late and repeated, have the same result as events in order', () => {
  const expected: Awaited<ReturnType<typeof live>>[] = []
  beforeAll(async () => {
    for (const steps of life.keys()) expected.push(await live(server, steps + 1, inOrder(server)))
  })

  const seeds = Array.from({ length: 19 }, (_, batch) => (batch + 1) * 10)
  test.each(seeds)('ten lives from seed %i', async (first) => {
    for (let seed = first; seed < first + 10; seed++) {
      // The seeds cover every number of steps.
      const steps = seed % life.length
      expect(await live(server, steps + 1, atRandom(server, seed)), `seed ${seed}`).toEqual(expected[steps])
    }
  })
})
