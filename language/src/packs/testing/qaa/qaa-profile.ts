import type { LanguageProfile } from '../../language-profile.ts'

/** An invented language for media; BCP 47 keeps qaa for private use. */
export const inventedProfile = {
  code: 'qaa',
  names: { en: 'Lumic', es: 'Lúmico' },
  endonym: 'Lumi',
  greeting: 'sela',
  localeTag: 'qaa',
  study: 'media',
  keyboardLetters: [],
} as const satisfies LanguageProfile
