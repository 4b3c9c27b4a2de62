import type { LanguageProfile } from '../language-profile.ts'
import { frenchAbbreviations } from './abbreviations.ts'

/** Small facts about French. */
export const frenchProfile = {
  code: 'fr',
  names: { en: 'French', es: 'Francés' },
  endonym: 'Français',
  greeting: 'bonjour',
  localeTag: 'fr-FR',
  study: 'course',
  outsideDictionary: { name: 'WordReference', address: 'https://www.wordreference.com/{native}fr/{word}' },
  keyboardLetters: [...'àâæçéèêëîïôœùûüÿ'],
  abbreviations: frenchAbbreviations,
} as const satisfies LanguageProfile
