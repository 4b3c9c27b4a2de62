import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [554, '9:14'],
  [3599.99, '59:59'],
  [3600, '1:00:00'],
  [4210, '1:10:10'],
  [-3, '0:00'],
])('%s seconds are shown as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
