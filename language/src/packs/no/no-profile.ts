import type { LanguageProfile } from '../language-profile.ts'

/** Small facts about Norwegian Bokmål. */
export const norwegianProfile = {
  code: 'no',
  endonym: 'Norsk',
  greeting: 'god dag',
  localeTag: 'nb-NO',
  writtenStandard: 'nb',
  otherCodes: ['nb', 'nn'],
  study: 'course',
  keyboardLetters: [...'æøåéòô'],
} as const satisfies LanguageProfile
