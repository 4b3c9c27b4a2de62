/** ISO 639-1 codes of every language the product knows; `no` is Norwegian Bokmål. */
export const languageCodes = ['en', 'es', 'fr', 'de', 'it', 'no', 'el', 'zh'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** Languages a learner can study. */
export const targetLanguageCodes = ['fr', 'it', 'no', 'en', 'es', 'de', 'el'] as const
export type TargetLanguageCode = (typeof targetLanguageCodes)[number]

/** Languages offered as native language during onboarding. */
export const onboardingNativeLanguageCodes = ['es', 'en', 'fr'] as const

/** Interface and settings list (specification 1, section 9). */
export const settingsLanguageCodes = ['en', 'es', 'fr', 'de', 'zh', 'it', 'no'] as const

/** Languages the interface itself is translated into. */
export const interfaceLanguageCodes = ['en', 'es'] as const
export type InterfaceLanguageCode = (typeof interfaceLanguageCodes)[number]
