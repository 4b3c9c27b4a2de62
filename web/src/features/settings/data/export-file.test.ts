import { expect, test } from 'vitest'
import { exportFileName, sizeText } from './export-file.ts'

test.each([
  ['marta', 'verbena-marta-2026-04-01.zip'],
  ['Żółw_1', 'verbena-Żółw_1-2026-04-01.zip'],
  ['a/b\\c: d', 'verbena-a-b-c-d-2026-04-01.zip'],
  ['../..', 'verbena-2026-04-01.zip'],
  ['🌸', 'verbena-2026-04-01.zip'],
])('the export of %s is named %s', (username, name) => {
  expect(exportFileName(username, new Date(2026, 3, 1, 23, 59))).toBe(name)
})

test.each([
  [0, 'en', '0 kB'],
  [340_400, 'en', '340 kB'],
  [1_234_000, 'en', '1.2 MB'],
  [1_234_000, 'es', '1,2 MB'],
])('%i bytes in %s are %s', (bytes, language, text) => {
  expect(sizeText(bytes, language)).toBe(text)
})
