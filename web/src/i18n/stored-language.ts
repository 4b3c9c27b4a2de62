import { type InterfaceLanguageCode, interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { browserStorage } from '../api/browser-storage.ts'

const known = (code: string | null) => interfaceLanguageCodes.find((language) => language === code)

/** The language that was chosen for the interface: `userLanguage`, then `preferredNativeLanguage`. */
export const chosenLanguage = (): InterfaceLanguageCode | undefined =>
  known(browserStorage.read('userLanguage') ?? browserStorage.read('preferredNativeLanguage'))

/**
 * The language of the interface: the chosen one (specification 1, section 3), then the language in which the server sent
 * the page, which it chose by the settings of the browser.
 */
export const interfaceLanguage = (): InterfaceLanguageCode =>
  chosenLanguage() ?? known(document.documentElement.lang) ?? 'en'
