import type { LanguageProfile } from '../language-profile.ts'

/** Small facts about English. */
export const englishProfile = {
  code: 'en',
  endonym: 'English',
  greeting: 'hello',
  localeTag: 'en-US',
  study: 'course',
  keyboardLetters: [],
  alwaysCapital: /^I(?:['’]|$)/,
  elidedAtEnd: /^(\p{L}{2,}in|an|o|ol|th)$/iu,
} as const satisfies LanguageProfile
