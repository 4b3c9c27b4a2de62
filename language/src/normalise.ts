/**
 * Text as it is compared with a typed answer: one way of writing accents, no outer space, lower case.
 * Accents stay, because they are part of the spelling.
 * @example normaliseAnswer('  El Café ') // 'el café'
 */
export function normaliseAnswer(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

/**
 * Text as it is searched: also without accents and with single spaces, so that "cafe" finds "Café".
 * @example foldForSearch(' Palabras  del CAFÉ') // 'palabras del cafe'
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
