import type { LanguageProfile } from '../language-profile.ts'

/** Small facts about Spanish. */
export const spanishProfile = {
  code: 'es',
  endonym: 'Español',
  greeting: 'hola',
  localeTag: 'es-ES',
  study: 'course',
  keyboardLetters: [...'áéíóúüñ¿¡'],
} as const satisfies LanguageProfile
