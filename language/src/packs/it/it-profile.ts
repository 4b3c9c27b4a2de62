import type { LanguageProfile } from '../language-profile.ts'
import { italianAbbreviations } from './abbreviations.ts'

/** Small facts about Italian. */
export const italianProfile = {
  code: 'it',
  names: { en: 'Italian', es: 'Italiano' },
  endonym: 'Italiano',
  greeting: 'buongiorno',
  localeTag: 'it-IT',
  study: 'course',
  outsideDictionary: { name: 'WordReference', address: 'https://www.wordreference.com/{native}it/{word}' },
  keyboardLetters: [...'àèéìíîòóùú'],
  elidedAtEnd: /^(po|mo|be|di|fa|va|da|sta|ca|pie|to|ve|te)$/i,
  abbreviations: italianAbbreviations,
} as const satisfies LanguageProfile
