/** Languages into which the interface is translated. */
export const interfaceLanguageCodes = ['en', 'es'] as const
export type InterfaceLanguageCode = (typeof interfaceLanguageCodes)[number]

/** The language of texts that are not translated into the language of the reader. */
export const fallbackLanguageCode = 'en'

/** The language of explanations for a native language: the same if the interface has it, else English. */
export const explanationLanguageFor = (nativeLanguage: string): InterfaceLanguageCode =>
  interfaceLanguageCodes.find((code) => code === nativeLanguage) ?? fallbackLanguageCode
