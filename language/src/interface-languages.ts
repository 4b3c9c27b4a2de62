/** Languages into which the interface is translated. */
export const interfaceLanguageCodes = ['en', 'es'] as const
export type InterfaceLanguageCode = (typeof interfaceLanguageCodes)[number]

/** The language of what is not written in the language of the reader. */
export const fallbackLanguageCode = 'en'

/** The language that explanations for this native language are written in: itself where we have it, else English. */
export const explanationLanguageFor = (nativeLanguage: string): InterfaceLanguageCode =>
  interfaceLanguageCodes.find((code) => code === nativeLanguage) ?? fallbackLanguageCode
