export const secretLengthMinimum = 32
const fewestCharacters = 10

/** What is wrong with a signing secret, as the end of a sentence; null when it will do. */
export function secretWeaknessOf(secret: string, mode: string): string | null {
  if (secret.length < secretLengthMinimum) return `it is shorter than ${secretLengthMinimum} characters`
  if (mode === 'production' && new Set(secret).size < fewestCharacters)
    return `it is easily guessed, with fewer than ${fewestCharacters} different characters`
  return null
}
