import { expect, test } from 'vitest'
import { cardOfInterval } from './card-of-interval.ts'

test('the interval is the stability, and an easier card is less difficult', () => {
  const [hard, easy] = [cardOfInterval(30, 1.3), cardOfInterval(30, 2.5)]
  expect(hard.stability).toBe(30)
  expect(easy.difficulty).toBeLessThan(hard.difficulty)
})

test.each([
  [0, 2.5],
  [1e9, 2.5],
  [10, 0],
  [10, 1e9],
  [10, Number.NaN],
])('interval %d with ease %d gives values that FSRS allows', (interval, ease) => {
  const { stability, difficulty } = cardOfInterval(interval, ease)
  expect(stability).toBeGreaterThan(0)
  expect(difficulty).toBeGreaterThanOrEqual(1)
  expect(difficulty).toBeLessThanOrEqual(10)
})
