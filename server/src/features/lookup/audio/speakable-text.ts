const spoken = /[\p{L}\p{N}]/u

/**
 * The part of a text that a voice can speak: letters, numbers and the punctuation between them. A voice would describe
 * emoji ("smiling face") and spell out control characters.
 * @returns null if nothing is left to speak
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
