import type { LanguageProfile } from '../language-profile.ts'

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
} as const satisfies LanguageProfile
