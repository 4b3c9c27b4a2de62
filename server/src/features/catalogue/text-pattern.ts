import { textKey } from '@verbena/language/text/text-key'

/** What `textKey` makes one of, so that the database need not know it. */
const alternatives: Readonly<Record<string, string>> = {
  "'": "'`\u00b4\u02bb\u02bc\u1fbd\u2018\u2019\u201b\u2032\uff07",
  '-': '\u2010\u2011-',
  ' ': ' \u00a0\u202f\n\t',
}
const softHyphen = '\u00ad?'

/**
 * A regular expression, of JavaScript and of PostgreSQL, that finds a key in a text as it is written.
 * @param key made by `textKey`
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
