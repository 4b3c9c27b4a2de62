import type { LanguageProfile } from '../language-profile.ts'
import { englishAbbreviations } from './abbreviations.ts'

/** Small facts about English. */
export const englishProfile = {
  code: 'en',
  names: { en: 'English', es: 'Inglés' },
  endonym: 'English',
  greeting: 'hello',
  localeTag: 'en-US',
  study: 'course',
  outsideDictionary: { name: 'WordReference', address: 'https://www.wordreference.com/{native}en/{word}' },
  keyboardLetters: [],
  alwaysCapital: /^I(?:['’]|$)/,
  elidedAtEnd: /^(\p{L}{2,}in|an|o|ol|th)$/iu,
  abbreviations: englishAbbreviations,
} as const satisfies LanguageProfile
