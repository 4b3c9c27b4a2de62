import { afterEach, expect, test } from 'vitest'
import { normaliseOffset, readOffset, saveOffset } from './transcript-offset.ts'

afterEach(() => localStorage.clear())

test('an offset stays with its film, and goes when it is none', () => {
  saveOffset('pan', -0.4)
  expect(readOffset('pan')).toBe(-0.4)
  expect(readOffset('otro')).toBe(0)
  saveOffset('pan', 0)
  expect(localStorage).toHaveLength(0)
})

test('what is stored and is no offset counts as none', () => {
  localStorage.setItem('transcriptOffset.pan', 'soon')
  expect(readOffset('pan')).toBe(0)
})

test.each([
  [0.1 + 0.2, 0.3],
  [-0.001, 0],
  [1e6, 600],
  [-1e6, -600],
])('%f seconds are %f', (seconds, tidy) => {
  expect(normaliseOffset(seconds)).toBe(tidy)
})
