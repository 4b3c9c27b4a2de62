import { useTranslation } from 'react-i18next'
import { localDateTime, localeOf } from './local-date.ts'

/** Formats a timestamp in the interface language and the browser's time zone. */
export function useLocalDate(): (iso: string | null) => string {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language, import.meta.env.SSR ? [] : navigator.languages)
  return (iso) => localDateTime(iso, { locale })
}
