import { normaliseText } from './normalise-text.ts'

const combining = /[\u0300-\u036f]/

/**
 * The key of a text, a form, a phrase or a name. Two texts with one key are the same text. Case, soft hyphens, and the
 * encoding of apostrophes, hyphens, spaces and accents do not matter; letters, accents and punctuation do. Keys are made
 * here only, because a database lower-cases differently (İ, the final sigma). The key of a key is the key itself.
 * @example textKey('Aujourd’hui') // "aujourd'hui"
 * @example textKey(' co\u00adoperate\u00a0 with') // 'cooperate with'
 * @example textKey('ΛΕΞΕΙΣ') // 'λεξεις'
 */
export function textKey(text: string): string {
  const key = normaliseText(text).toLowerCase()
  // Lower case may compose a mark that upper case does not (Ϊ́), or the reverse (İ), so the result is normalised again.
  return combining.test(key) ? key.normalize('NFC') : key
}
