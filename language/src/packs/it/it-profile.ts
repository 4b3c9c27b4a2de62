import type { LanguageProfile } from '../language-profile.ts'

/** Small facts about Italian. */
export const italianProfile = {
  code: 'it',
  endonym: 'Italiano',
  greeting: 'buongiorno',
  localeTag: 'it-IT',
  study: 'course',
  keyboardLetters: [...'àèéìíîòóùú'],
  elidedAtEnd: /^(po|mo|be|di|fa|va|da|sta|ca|pie|to|ve|te)$/i,
} as const satisfies LanguageProfile
