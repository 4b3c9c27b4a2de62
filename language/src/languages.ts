import type { LanguageProfile } from './packs/language-profile.ts'
import { languageProfiles } from './packs/language-profiles.ts'

type Profiles = typeof languageProfiles

/** ISO 639-1 code of a language that the product knows; `no` is Norwegian Bokmål. */
export type LanguageCode = keyof Profiles

type CodeOf<Study> = {
  [Code in LanguageCode]: Profiles[Code] extends { study: Study } ? Code : never
}[LanguageCode]

/** A language that can be studied. */
export type TargetLanguageCode = CodeOf<'course' | 'media'>

/** A language that can be studied with lessons, grammar and a writing check; the other targets have media only. */
export type CourseLanguageCode = CodeOf<'course'>

/** Every language, in the order of `languageProfiles`. */
export const languageCodes = Object.keys(languageProfiles) as LanguageCode[]

/** The order in which target languages are listed; those that are not named here follow. */
const targetOrder: readonly TargetLanguageCode[] = ['fr', 'it', 'no', 'en', 'es', 'de', 'el']

/** A language's profile. */
export const profileOf = (code: LanguageCode): LanguageProfile => languageProfiles[code]

/** Whether a language can be studied; the lexicon has words of these languages only. */
export const isTargetLanguage = (code: LanguageCode): code is TargetLanguageCode =>
  profileOf(code).study !== undefined

/** Languages that can be studied, in the order in which they are listed. */
export const targetLanguageCodes: readonly TargetLanguageCode[] = [
  ...new Set([...targetOrder, ...languageCodes.filter(isTargetLanguage)]),
]

/** Whether a language has lessons, grammar and a writing check. */
export const isCourseLanguage = (code: LanguageCode): code is CourseLanguageCode =>
  profileOf(code).study === 'course'

/** Languages with lessons, grammar and a writing check, in the order in which they are listed. */
export const courseLanguageCodes: readonly CourseLanguageCode[] = targetLanguageCodes.filter(isCourseLanguage)

/** Languages offered as native language during onboarding. */
export const onboardingNativeLanguageCodes = ['es', 'en', 'fr'] as const satisfies readonly LanguageCode[]

/** Languages of the settings, in their order (specification 1, section 9). */
export const settingsLanguageCodes = [
  'en',
  'es',
  'fr',
  'de',
  'zh',
  'it',
  'no',
] as const satisfies readonly LanguageCode[]

/** Languages into which the interface is translated. */
export const interfaceLanguageCodes = ['en', 'es'] as const satisfies readonly LanguageCode[]
export type InterfaceLanguageCode = (typeof interfaceLanguageCodes)[number]

/** The language that explanations for this native language are written in: itself where we have it, else English. */
export const explanationLanguageFor = (nativeLanguage: LanguageCode): InterfaceLanguageCode =>
  interfaceLanguageCodes.find((code) => code === nativeLanguage) ?? 'en'
