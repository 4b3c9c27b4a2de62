const spoken = /[\p{L}\p{N}]/u

/**
 * What of a text can be said aloud: letters, numbers and the punctuation between them. Pictures would be described
 * ("smiling face"), and signs that only steer the writing be spelt out.
 * @returns null where nothing is left to say
 * @example speakableText('¡hola 🙂!') // '¡hola !'
 */
export function speakableText(text: string): string | null {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\p{So}\p{Sk}\p{Z}[\]{}|\\^_`~]+/gu, ' ')
    .trim()
  return spoken.test(plain) ? plain : null
}
