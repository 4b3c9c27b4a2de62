import { expect, test } from 'vitest'
import { localDateTime, localeOf } from './local-date.ts'

test.each([
  ['en', ['es-MX', 'en-GB', 'en-US'], 'en-GB'],
  ['es', ['es-MX', 'en-GB'], 'es-MX'],
  ['es', ['en-GB', 'est'], 'es'],
  ['en', [], 'en'],
])('%s in a browser of %j is written as %s', (language, ofBrowser, locale) => {
  expect(localeOf(language, ofBrowser)).toBe(locale)
})

test.each([
  ['2026-04-01T14:30:00.000Z', 'en-GB', 'Europe/Oslo', '1 April 2026 at 16:30'],
  ['2026-04-01T14:30:00.000Z', 'es', 'Europe/Madrid', '1 de abril de 2026 a las 16:30'],
  ['2026-12-31T23:30:00.000Z', 'en-GB', 'Asia/Tokyo', '1 January 2027 at 08:30'],
  ['soon', 'en', 'UTC', ''],
  ['', 'en', 'UTC', ''],
  [null, 'en', 'UTC', ''],
])('%s in %s, %s reads %s', (iso, locale, timeZone, text) => {
  expect(localDateTime(iso, { locale, timeZone })).toBe(text)
})
