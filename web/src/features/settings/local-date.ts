/** How the browser writes the interface language: of `en` the learner's own English, `en-GB`. */
export function localeOf(language: string, ofBrowser: readonly string[]): string {
  return ofBrowser.find((locale) => locale.split('-')[0] === language) ?? language
}

type Place = { locale: string; timeZone?: string }

/** Date and time in the local format; empty for what is no date. */
export function localDateTime(iso: string | null, { locale, timeZone }: Place): string {
  const date = new Date(iso ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date)
}
