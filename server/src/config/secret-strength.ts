export const secretLengthMinimum = 32
const differentCharactersMinimum = 10

/** The weakness of a signing secret, as the end of a sentence; null when it is strong enough. */
export function secretWeaknessOf(secret: string, mode: string): string | null {
  if (secret.length < secretLengthMinimum) return `it is shorter than ${secretLengthMinimum} characters`
  if (mode === 'production' && new Set(secret).size < differentCharactersMinimum)
    return `it is easily guessed, with fewer than ${differentCharactersMinimum} different characters`
  return null
}
