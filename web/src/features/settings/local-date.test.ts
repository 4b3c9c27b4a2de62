import { expect, test } from 'vitest'
import { localDateTime, localeOf } from './local-date.ts'

test.each([
  ['en', ['es-MX', 'en-GB', 'en-US'], 'en-GB'],
  ['es', ['es-MX', 'en-GB'], 'es-MX'],
  ['es', ['en-GB', 'est'], 'es'],
  ['en', [], 'en'],
])('%s in a browser of %j is written as %s', (language, browserLocales, locale) => {
  expect(localeOf(language, browserLocales)).toBe(locale)
})

test.each([
  ['2026-04-01T14:30:00.000Z', 'en-GB', 'Europe/Oslo', '1_April_2026 at_16:30'],
  // Unicode data before CLDR 48 (Node 20.19, 22.12) writes a comma here.
  ['2026-04-01T14:30:00.000Z', 'es', 'Europe/Madrid', '1_de_abril_de_2026(?: a_las_|, )16:30'],
  ['2026-12-31T23:30:00.000Z', 'en-GB', 'Asia/Tokyo', '1_January_2027 at_08:30'],
  ['soon', 'en', 'UTC', ''],
  ['', 'en', 'UTC', ''],
  [null, 'en', 'UTC', ''],
])('%s in %s, %s reads %s', (iso, locale, timeZone, text) => {
  // Only the space between date and time allows a line break.
  expect(localDateTime(iso, { locale, timeZone })).toMatch(new RegExp(`^${text.replaceAll('_', '\u00a0')}$`))
})
