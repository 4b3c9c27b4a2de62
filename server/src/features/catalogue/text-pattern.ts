import { textKey } from '@verbena/language/text/text-key'

/** Characters that `textKey` maps to one, because the database cannot compute `textKey`. */
const alternatives: Readonly<Record<string, string>> = {
  "'": "'`\u00b4\u02bb\u02bc\u1fbd\u2018\u2019\u201b\u2032\uff07",
  '-': '\u2010\u2011-',
  ' ': ' \u00a0\u202f\n\t',
}
const softHyphen = '\u00ad?'

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
      return isPair ? `[${letter}${capital}]` : letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')
    })
    .join(softHyphen)
