import { profileOf, type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'

const named = new Map<string, TargetLanguageCode>()
for (const code of targetLanguageCodes) {
  // By its name in the languages of our pages, and in itself.
  const { names, endonym } = profileOf(code)
  for (const name of [code, endonym, ...Object.values(names)]) named.set(name.toLowerCase(), code)
}

/** The language that a cell names, by code or name: `es`, `es-MX`, `Spanish`, `español`; undefined for any other. */
export function languageByName(cell: string): TargetLanguageCode | undefined {
  const name = cell.trim().toLowerCase()
  return named.get(name) ?? named.get(name.split(/[-_]/)[0] ?? '')
}
