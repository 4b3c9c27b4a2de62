import { normaliseText } from './normalise-text.ts'

const combining = /[\u0300-\u036f]/

/**
 * The key of a running text, of a form in it, of a phrase or of a name: two texts with one key are the same text. Case,
 * the way apostrophes, hyphens, spaces and accents are written, and soft hyphens do not tell texts apart; letters,
 * accents and other marks do. Keys are made here and nowhere else: a database that lower-cases for itself does it
 * otherwise (İ, the final sigma). Made of a key it is the key itself.
 * @example textKey('Aujourd’hui') // "aujourd'hui"
 * @example textKey(' co\u00adoperate\u00a0 with') // 'cooperate with'
 * @example textKey('ΛΕΞΕΙΣ') // 'λεξεις'
 */
export function textKey(text: string): string {
  const key = normaliseText(text).toLowerCase()
  // In small letters a mark may be composed that is not in capitals (Ϊ́), or the reverse (İ).
  return combining.test(key) ? key.normalize('NFC') : key
}
