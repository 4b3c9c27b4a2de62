import { expect, test } from 'vitest'
import { lineStops } from './line-stops.ts'

const segments = [
  { text: 'a', start: 1, duration: 2 },
  { text: 'b', start: 4, duration: 2 },
  { text: 'c', start: 6, duration: 2 },
]
const nothing = { loop: null, onlyLine: null, pausesAfterLines: false }

test('left alone, playback goes on', () => {
  const { stopBetween, afterEnd } = lineStops(segments, nothing)
  expect(stopBetween(2.9, 3.1)).toBeNull()
  expect(afterEnd()).toBeNull()
})

test('a loop goes back to its first line at the end of its last, also from beyond, and at the end of the film', () => {
  const { stopBetween, afterEnd } = lineStops(segments, { ...nothing, loop: { first: 0, last: 1 } })
  expect(stopBetween(2.9, 3.1)).toBeNull()
  expect(stopBetween(5.9, 6.01)).toEqual({ type: 'jump', to: 1 })
  expect(stopBetween(7, 7.1)).toEqual({ type: 'jump', to: 1 })
  expect(afterEnd()).toBe(1)
})

test('with a pause after each line playback waits at the end of every one, once', () => {
  const { stopBetween } = lineStops(segments, { ...nothing, pausesAfterLines: true })
  expect(stopBetween(2.9, 3.1)).toEqual({ type: 'pause', at: 3 })
  expect(stopBetween(3.1, 3.2)).toBeNull()
  expect(stopBetween(5.99, 6.05)).toEqual({ type: 'pause', at: 6 })
})

test('a line that is played by itself ends there, and the others do not stop', () => {
  const { stopBetween } = lineStops(segments, { ...nothing, onlyLine: 1 })
  expect(stopBetween(2.9, 3.1)).toBeNull()
  expect(stopBetween(5.9, 6)).toEqual({ type: 'pause', at: 6 })
})

test('a jump over an end is no end', () => {
  const { stopBetween } = lineStops(segments, { ...nothing, onlyLine: 0, pausesAfterLines: true })
  expect(stopBetween(1.5, 6.5)).toBeNull()
  expect(stopBetween(6.5, 1.5)).toBeNull()
})

test('inside a loop too each line waits, and then the loop goes back', () => {
  const { stopBetween } = lineStops(segments, {
    ...nothing,
    loop: { first: 1, last: 1 },
    pausesAfterLines: true,
  })
  expect(stopBetween(5.9, 6.01)).toEqual({ type: 'pause', at: 6 })
  expect(stopBetween(6.01, 6.03)).toEqual({ type: 'jump', to: 4 })
})
