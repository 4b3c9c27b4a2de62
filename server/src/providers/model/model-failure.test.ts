import { expect, test } from 'vitest'
import { PassingFailure } from './model.ts'
import { modelFailureOf } from './model-failure.ts'

const clock = { now: () => new Date('2026-11-21T09:00:00Z') }

test.each<[number, string | undefined, string, number | undefined]>([
  [429, undefined, 'busy', undefined],
  [429, '1', 'busy', 1000],
  [429, '2', 'busy', 2000],
  [429, '3', 'busy', undefined],
  [429, '0', 'busy', 0],
  [429, 'soon', 'busy', undefined],
  [429, '-1', 'busy', undefined],
  [429, 'Sat, 21 Nov 2026 09:00:01 GMT', 'busy', 1000],
  [429, 'Sat, 21 Nov 2026 08:00:00 GMT', 'busy', 0],
  [429, 'Sat, 21 Nov 2026 10:00:00 GMT', 'busy', undefined],
  [500, undefined, 'unavailable', 0],
  [503, '1', 'unavailable', 1000],
  [503, '120', 'unavailable', undefined],
  [401, undefined, 'unavailable', undefined],
  [404, undefined, 'unavailable', undefined],
  [302, undefined, 'unavailable', undefined],
  [418, undefined, 'unavailable', undefined],
  [413, undefined, 'refused', undefined],
])('%i with Retry-After %s is %s, tried again after %s ms', (status, retryAfter, kind, pause) => {
  const failure = modelFailureOf({ status, retryAfter }, clock)
  expect(failure.kind).toBe(kind)
  expect(failure.message).toContain(String(status))
  expect(failure instanceof PassingFailure ? failure.pauseMs : undefined).toBe(pause)
})
