import { useTranslation } from 'react-i18next'
import { localDateTime, localeOf } from './local-date.ts'

/** Writes a moment as the learner reads it: their language, the clock of their browser. */
export function useLocalDate(): (iso: string | null) => string {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language, navigator.languages)
  return (iso) => localDateTime(iso, { locale })
}
