import type { LanguageProfile } from '../language-profile.ts'

/** Small facts about French. */
export const frenchProfile = {
  code: 'fr',
  endonym: 'Français',
  greeting: 'bonjour',
  localeTag: 'fr-FR',
  study: 'course',
  keyboardLetters: [...'àâæçéèêëîïôœùûüÿ'],
} as const satisfies LanguageProfile
