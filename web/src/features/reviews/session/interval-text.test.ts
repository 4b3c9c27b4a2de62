import { expect, test } from 'vitest'
import { intervalText } from './interval-text.ts'

const day = 86_400

test.each([
  [0, '1 min', '1 min'],
  [60, '1 min', '1 min'],
  [600, '10 min', '10 min'],
  [2 * 3600, '2 hr', '2 h'],
  [day, '1 day', '1 día'],
  [45 * day, '45 days', '45 días'],
  [90 * day, '3 months', '3 meses'],
  [3.26 * 365 * day, '3.3 years', '3,3 años'],
])('%d seconds are %s, %s', (seconds, english, spanish) => {
  expect([intervalText(seconds, 'en'), intervalText(seconds, 'es')]).toEqual([english, spanish])
})
