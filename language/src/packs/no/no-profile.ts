import type { LanguageProfile } from '../language-profile.ts'
import { norwegianAbbreviations } from './abbreviations.ts'

/** Small facts about Norwegian Bokmål. */
export const norwegianProfile = {
  code: 'no',
  names: { en: 'Norwegian', es: 'Noruego' },
  endonym: 'Norsk',
  greeting: 'god dag',
  localeTag: 'nb-NO',
  writtenStandard: 'nb',
  otherCodes: ['nb', 'nn'],
  study: 'course',
  outsideDictionary: { name: 'WordReference', address: 'https://www.wordreference.com/{native}no/{word}' },
  keyboardLetters: [...'æøåéòô'],
  abbreviations: norwegianAbbreviations,
} as const satisfies LanguageProfile
