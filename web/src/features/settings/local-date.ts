/** The browser's regional variant of the interface language, for example `en-GB` for `en`. */
export function localeOf(language: string, browserLocales: readonly string[]): string {
  return browserLocales.find((locale) => locale.split('-')[0] === language) ?? language
}

type Options = { locale: string; timeZone?: string }

/**
 * Date and time in the local format; empty for an invalid date. Non-breaking spaces allow a line break only between date
 * and time.
 */
export function localDateTime(iso: string | null, { locale, timeZone }: Options): string {
  const date = new Date(iso ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return format
    .formatToParts(date)
    .map(({ value }, index, parts) => {
      const unbroken = value.replace(/\s/g, '\u00a0')
      return parts[index + 1]?.type === 'hour' ? unbroken.replace('\u00a0', ' ') : unbroken
    })
    .join('')
}
