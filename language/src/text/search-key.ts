import { textKey } from './text-key.ts'

/**
 * The key for searching: the text key without accents and with one sigma, so that input without accents, or an unfinished
 * word, finds the text. Both the searched text and the input need this key.
 * @example searchKey(' Palabras  del CAFÉ') // 'palabras del cafe'
 * @example searchKey('λέξεις') // 'λεξεισ'
 */
export const searchKey = (text: string): string =>
  textKey(text)
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/ς/g, 'σ')
