import { type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'

const named = new Map<string, TargetLanguageCode>()
for (const code of targetLanguageCodes) {
  named.set(code, code)
  // By its name in the languages of our pages, and in itself.
  for (const inLanguage of ['en', 'es', code])
    named.set(new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code)?.toLowerCase() ?? code, code)
}

/** The language that a cell names, by code or name: `es`, `es-MX`, `Spanish`, `español`; undefined for any other. */
export function languageByName(cell: string): TargetLanguageCode | undefined {
  const name = cell.trim().toLowerCase()
  return named.get(name) ?? named.get(name.split(/[-_]/)[0] ?? '')
}
