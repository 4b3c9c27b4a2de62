import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('a cached value is computed once, and the cache does not exceed its maximum', () => {
  const recent = createBoundedCache<number[]>(4)
  let worked = 0
  const ask = (question: string) => recent.of(question, () => [++worked])
  for (const question of ['a', 'b', 'a', 'c', 'a', 'd', 'a']) ask(question)
  expect(worked).toBe(4)
  for (const question of ['e', 'a', 'f', 'a', 'g', 'a', 'b']) ask(question)
  expect(worked).toBe(8)
  expect(recent.count()).toBeLessThanOrEqual(4)
  expect(ask('a')).toEqual([1])
})

test('a value that is read often is never dropped', () => {
  const recent = createBoundedCache<number>(10)
  recent.set('often', 1)
  for (let rare = 0; rare < 1000; rare++) {
    recent.set(`rare ${rare}`, rare)
    expect(recent.get('often')).toBe(1)
    expect(recent.count()).toBeLessThanOrEqual(10)
  }
})

test('a cached null is not computed again', () => {
  const recent = createBoundedCache<null>(3)
  let worked = 0
  for (let time = 0; time < 2; time++)
    recent.of('a', () => {
      worked++
      return null
    })
  expect(worked).toBe(1)
})
