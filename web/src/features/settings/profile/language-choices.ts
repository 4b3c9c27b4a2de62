import {
  type LanguageCode,
  settingsLanguageCodes,
  type TargetLanguageCode,
  targetLanguageCodes,
} from '@verbena/language/languages'

/**
 * The languages that the settings offer, and the learner's own if it is not among them (Greek, from the onboarding).
 */
export function nativeChoices(current: LanguageCode): LanguageCode[] {
  return withCurrent(settingsLanguageCodes, current)
}

/** The target languages that the settings offer, and the learner's current one. */
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
