import type { LanguageProfile } from '../language-profile.ts'
import { spanishAbbreviations } from './abbreviations.ts'

/** Small facts about Spanish. */
export const spanishProfile = {
  code: 'es',
  names: { en: 'Spanish', es: 'Español' },
  endonym: 'Español',
  greeting: 'hola',
  localeTag: 'es-ES',
  study: 'course',
  outsideDictionary: { name: 'WordReference', address: 'https://www.wordreference.com/{native}es/{word}' },
  keyboardLetters: [...'áéíóúüñ¿¡'],
  abbreviations: spanishAbbreviations,
} as const satisfies LanguageProfile
