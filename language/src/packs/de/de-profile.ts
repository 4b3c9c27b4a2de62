import type { LanguageProfile } from '../language-profile.ts'
import { germanAbbreviations } from './abbreviations.ts'

/** Small facts about German. */
export const germanProfile = {
  code: 'de',
  names: { en: 'German', es: 'Alemán' },
  endonym: 'Deutsch',
  greeting: 'guten Tag',
  localeTag: 'de-DE',
  study: 'course',
  outsideDictionary: { name: 'WordReference', address: 'https://www.wordreference.com/{native}de/{word}' },
  keyboardLetters: [...'äöüß'],
  capitalNouns: true,
  abbreviations: germanAbbreviations,
} as const satisfies LanguageProfile
