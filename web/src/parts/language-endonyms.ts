import type { LanguageCode } from '@verbena/language/languages'

/** What each language calls itself. */
export const languageEndonyms: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  no: 'Norsk',
  el: 'Ελληνικά',
  zh: '中文',
}
