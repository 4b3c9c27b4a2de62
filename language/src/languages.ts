import type { InterfaceLanguageCode } from './interface-languages.ts'
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

// The orders are specified. A language that an order does not name follows at its end.
const targetOrder: readonly TargetLanguageCode[] = ['fr', 'it', 'no', 'en', 'es', 'de', 'el']
const settingsOrder: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'zh', 'it', 'no']
const isNamed = (code: LanguageCode) => [...targetOrder, ...settingsOrder].includes(code)

/** Languages offered as native language during onboarding. */
export const onboardingNativeLanguageCodes = ['es', 'en', 'fr'] as const satisfies readonly LanguageCode[]

/** Languages of the settings, in their order (specification 1, section 9). */
export const settingsLanguageCodes: readonly LanguageCode[] = [
  ...settingsOrder,
  ...languageCodes.filter((code) => !isNamed(code)),
]

/** Languages of the page that reorders lessons; the first are the defaults of native and target language. */
export const lessonOrderLanguageCodes = [
  'es',
  'en',
  'it',
  'fr',
  'de',
] as const satisfies readonly CourseLanguageCode[]

/** The languages of a guest who has chosen none. */
export const guestLanguages = { native: 'en', target: 'es' } as const satisfies {
  native: LanguageCode
  target: TargetLanguageCode
}

/** A language's profile. */
export const profileOf = (code: LanguageCode): LanguageProfile => languageProfiles[code]

/** The names of all languages in a language of the interface. */
export const languageNamesIn = (language: InterfaceLanguageCode) =>
  Object.fromEntries(languageCodes.map((code) => [code, profileOf(code).names[language]])) as Record<
    LanguageCode,
    string
  >

/** Whether a language can be studied. The lexicon has words of target languages only. */
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
