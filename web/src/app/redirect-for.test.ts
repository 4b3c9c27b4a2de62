import { expect, test } from 'vitest'
import { redirectFor } from './redirect-for.ts'

test.each([
  // address, a learner, a guest, nobody
  ['/', '/videos', '/videos', '/login'],
  ['/login', '/songs', undefined, undefined],
  ['/signup', '/songs', undefined, undefined],
  ['/onboarding', '/songs', undefined, undefined],
  ['/videos', undefined, undefined, '/login'],
  ['/songs', undefined, undefined, '/login'],
  ['/songs/', undefined, undefined, '/login'],
  ['/video/el-pan', undefined, undefined, '/login'],
  ['/song/paloma', undefined, undefined, '/login'],
  ['/vocabulary', undefined, '/login', '/login'],
  ['/settings', undefined, '/login', '/login'],
  ['/video', '/songs', '/login', '/login'],
  ['/no-such-page', '/songs', '/login', '/login'],
  ['/videos/deeper', '/songs', '/login', '/login'],
] as const)('%s leads a learner to %s, a guest to %s, nobody to %s', (address, learner, guest, nobody) => {
  expect(redirectFor(address, 'learner')).toBe(learner)
  expect(redirectFor(address, 'guest')).toBe(guest)
  expect(redirectFor(address, 'nobody')).toBe(nobody)
})
