/** How the browser writes the interface language: of `en` the learner's own English, `en-GB`. */
export function localeOf(language: string, ofBrowser: readonly string[]): string {
  return ofBrowser.find((locale) => locale.split('-')[0] === language) ?? language
}

type Place = { locale: string; timeZone?: string }

/**
 * Date and time in the local format; empty for what is no date. A line breaks between the two, and within neither:
 * "May" at its end and "1, 2026" on the next reads badly.
 */
export function localDateTime(iso: string | null, { locale, timeZone }: Place): string {
  const date = new Date(iso ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return format
    .formatToParts(date)
    .map(({ value }, index, parts) => {
      const kept = value.replace(/\s/g, '\u00a0')
      return parts[index + 1]?.type === 'hour' ? kept.replace('\u00a0', ' ') : kept
    })
    .join('')
}
