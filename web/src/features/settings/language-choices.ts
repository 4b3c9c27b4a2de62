import {
  type LanguageCode,
  settingsLanguageCodes,
  type TargetLanguageCode,
  targetLanguageCodes,
} from '@verbena/language/languages'

/** The languages of settings, and the learner's own where it is none of them (Greek, from the onboarding). */
export function nativeChoices(current: LanguageCode): LanguageCode[] {
  return withCurrent(settingsLanguageCodes, current)
}

/** The same, as far as they can be studied. */
export function targetChoices(current: TargetLanguageCode): TargetLanguageCode[] {
  const offered: readonly string[] = settingsLanguageCodes
  return withCurrent(
    targetLanguageCodes
      .filter((code) => offered.includes(code))
      .sort((a, b) => offered.indexOf(a) - offered.indexOf(b)),
    current,
  )
}

const withCurrent = <Code extends string>(offered: readonly Code[], current: Code): Code[] =>
  offered.includes(current) ? [...offered] : [...offered, current]
