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

  test('which is Pro until the end of the paid period, after every step', () => {
    expect(expected.map(({ status, cancelAtPeriodEnd }) => [status, cancelAtPeriodEnd])).toEqual([
      ['ended', false],
      ['active', false],
      ['active', false],
      ['past_due', false],
      ['active', false],
      ['active', true],
      ['active', false],
      ['active', false],
      ['active', true],
      ['ended', true],
    ])
    expect(expected.map(({ proUntil }) => proUntil)).toEqual(expected.map(({ paidUntil }) => paidUntil))
  })

  test('ten lives', { timeout: 60_000 }, async () => {
    for (let seed = 0; seed < 10; seed++) {
      // The seeds cover every number of steps.
      const steps = seed % life.length
      expect(await live(server, steps + 1, atRandom(server, seed)), `seed ${seed}`).toEqual(expected[steps])
    }
  })
})
