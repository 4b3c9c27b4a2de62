import { textKey } from './text-key.ts'

/**
 * A text as it is searched: its key, also without accents and with one sigma, so that what is typed without them, or
 * not to the end of the word yet, finds it. Both what is searched and what is sought are made so.
 * @example searchKey(' Palabras  del CAFÉ') // 'palabras del cafe'
 * @example searchKey('λέξεις') // 'λεξεισ'
 */
export const searchKey = (text: string): string =>
  textKey(text)
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/ς/g, 'σ')
