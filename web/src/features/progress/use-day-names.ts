import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Formats calendar days (`2026-11-20`) without converting them to a time zone. */
export function useDayNames() {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const formatOf = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' })
      return (day: string) => format.format(new Date(day))
    }
    return {
      weekday: formatOf({ weekday: 'short' }),
      month: formatOf({ month: 'short' }),
      date: formatOf({ day: 'numeric', month: 'short' }),
      long: formatOf({ weekday: 'long', day: 'numeric', month: 'long' }),
      withYear: formatOf({ day: 'numeric', month: 'short', year: 'numeric' }),
    }
  }, [i18n.language])
}
