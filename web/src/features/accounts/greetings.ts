import type { LanguageCode } from '@verbena/language/languages'

/** How each language says hello, beside its name in the wizard. */
export const greetings: Record<LanguageCode, string> = {
  en: 'hello',
  es: 'hola',
  fr: 'bonjour',
  de: 'guten Tag',
  it: 'buongiorno',
  no: 'god dag',
  el: 'καλημέρα',
  zh: '你好',
}
