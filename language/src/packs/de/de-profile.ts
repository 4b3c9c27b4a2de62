import type { LanguageProfile } from '../language-profile.ts'

/** Small facts about German. */
export const germanProfile = {
  code: 'de',
  endonym: 'Deutsch',
  greeting: 'guten Tag',
  localeTag: 'de-DE',
  study: 'course',
  keyboardLetters: [...'äöüß'],
  capitalNouns: true,
} as const satisfies LanguageProfile
