import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('two callers run at once, two wait in order, and the fifth is refused', async () => {
  const limit = createConcurrencyLimit({ runningMaximum: 2, waitingMaximum: 2 })
  const started: string[] = []
  const come = async (name: string) => {
    const release = await limit.acquire()
    if (release) started.push(name)
    return release
  }
  const [first, second] = await Promise.all([come('a'), come('b')])
  const waiting = [come('c'), come('d')]
  expect(await come('e')).toBeUndefined()
  expect(started).toEqual(['a', 'b'])
  first?.()
  const third = await waiting[0]
  expect(started).toEqual(['a', 'b', 'c'])
  second?.()
  third?.()
  ;(await waiting[1])?.()
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  expect((await Promise.all([come('f'), come('g')])).every(Boolean)).toBe(true)
})

test('a caller that stops waiting takes no slot and leaves its place in the queue', async () => {
  const limit = createConcurrencyLimit({ runningMaximum: 1, waitingMaximum: 1 })
  const releaseFirst = await limit.acquire()
  const timeout = new AbortController()
  const givenUp = limit.acquire(timeout.signal)
  timeout.abort()
  expect(await givenUp).toBeUndefined()
  const next = limit.acquire()
  releaseFirst?.()
  const releaseNext = await next
  expect(releaseNext).toBeDefined()
  expect(await limit.acquire(timeout.signal)).toBeUndefined()
  releaseNext?.()
  expect(await limit.acquire()).toBeDefined()
})
