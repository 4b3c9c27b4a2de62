import { expect, test } from 'vitest'
import { knownTimeZone } from './known-time-zone.ts'

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['europe/madrid', 'Europe/Madrid'],
  ['UTC', 'UTC'],
  ['GMT', 'UTC'],
  ['Etc/GMT+3', 'Etc/GMT+3'],
  ['+05:30', null],
  ['-03', null],
  ['Mars/Olympus', null],
  ['', null],
  ["'; drop table", null],
])('%o is stored as %o', (name, kept) => {
  expect(knownTimeZone(name)).toBe(kept)
})

test('every time zone of the engine is known, and two names of one zone are stored as one', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(knownTimeZone(zone)).toBe(zone)
  expect(knownTimeZone('Asia/Kolkata')).toBe(knownTimeZone('Asia/Calcutta'))
})
