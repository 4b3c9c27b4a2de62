import { characterClasses } from '@verbena/language/text/normalise-text'
import { textKey } from '@verbena/language/text/text-key'

/** Characters that `textKey` maps to one, because the database cannot compute `textKey`. */
const alternatives: Readonly<Record<string, string>> = {
  "'": `'${characterClasses.apostrophes}`,
  '-': `${characterClasses.hyphens}-`,
  ' ': ' \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\n\r\t\v\f',
  ß: 'ß\u1e9e',
}
/** Characters that may be between two letters: soft hyphens and characters without width. */
const invisible = `[${characterClasses.invisible}]*`

/**
 * A regular expression for JavaScript and PostgreSQL that finds a word in a text by its key.
 * @param key the `textKey` of the word
 * @example new RegExp(textPattern("aujourd'hui")).test('Aujourd’hui') // true
 */
export const textPattern = (key: string): string =>
  [...key]
    .map((letter) => {
      const known = alternatives[letter]
      if (known) return `[${known}]+`
      const capital = letter.toUpperCase()
      const isPair = capital !== letter && textKey(capital) === textKey(letter.replace('ς', 'σ'))
      // A text may have its accents composed or not.
      const spellings = (isPair ? [letter, capital] : [letter]).flatMap((one) => [one, one.normalize('NFD')])
      return `(?:${[...new Set(spellings)].map(escapePattern).join('|')})`
    })
    .join(invisible)

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
