import { expect, test } from 'vitest'
import { isTyped, percentOf, songModeOf } from './song-mode.ts'

test.each([
  ['', 'lines', null, false],
  ['?mode=sing', 'sing', null, false],
  ['?tab=lyrics&mode=type-25', 'type-25', 25, true],
  ['?mode=choose-100', 'choose-100', 100, false],
  ['?mode=choose-33', 'lines', null, false],
])('the address %j is played as %s', (search, mode, percent, types) => {
  const named = songModeOf(search)
  expect(named).toBe(mode)
  expect(percentOf(named)).toBe(percent)
  expect(isTyped(named)).toBe(types)
})
