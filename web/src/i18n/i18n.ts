import { type InterfaceLanguageCode, interfaceLanguageCodes } from '@verbena/language/interface-languages'
import i18next, { type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { browserStorage } from '../api/browser-storage.ts'
import { accounts as accountsEn } from './en/accounts.ts'
import { common as commonEn } from './en/common.ts'
import { accounts as accountsEs } from './es/accounts.ts'
import { common as commonEs } from './es/common.ts'

const resources: Record<InterfaceLanguageCode, Record<string, ResourceKey>> = {
  en: { common: commonEn, accounts: accountsEn },
  es: { common: commonEs, accounts: accountsEs },
}

/** Adds the texts of a page whose chunk is loaded later. */
export function addMessages(namespace: string, en: ResourceKey, es: ResourceKey) {
  resources.en[namespace] = en
  resources.es[namespace] = es
  if (!i18next.isInitialized) return
  for (const language of interfaceLanguageCodes)
    i18next.addResourceBundle(language, namespace, resources[language][namespace])
}

export function setInterfaceLanguage(language: InterfaceLanguageCode) {
  browserStorage.write('userLanguage', language)
  document.documentElement.lang = language
  void i18next.changeLanguage(language)
}

export function startI18n(language: InterfaceLanguageCode) {
  if (!import.meta.env.SSR) document.documentElement.lang = language
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    showSupportNotice: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources,
  })
  // Names of languages are lower case inside a Spanish sentence.
  i18next.services.formatter?.add('lower', (text: unknown) =>
    String(text).toLocaleLowerCase(i18next.language),
  )
}
