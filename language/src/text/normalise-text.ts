/**
 * Characters that are the same in a key, for a character class of a regular expression in JavaScript or PostgreSQL.
 */
export const characterClasses = {
  /** ` ´ ‘ ’ ‛ ʻ ʼ ᾽ ′ ＇: keyboards, subtitles and word processors use all of them as an apostrophe. */
  apostrophes: '\u0060\u00b4\u2018\u2019\u201b\u02bb\u02bc\u1fbd\u1fef\u1ffd\u2032\uff07',
  /** ‐ ‑: the typographic hyphen and the non-breaking hyphen. */
  hyphens: '\u2010\u2011',
  /** The soft hyphen, zero-width spaces, the byte order mark, and marks of the writing direction. */
  invisible: '\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff',
} as const

const apostrophes = new RegExp(`[${characterClasses.apostrophes}]`, 'g')
const hyphens = new RegExp(`[${characterClasses.hyphens}]`, 'g')
const invisible = new RegExp(`[${characterClasses.invisible}]`, 'g')
/** Everything that `normaliseText` changes, except the composition of letters. Most texts have none of it. */
const irregular = new RegExp(`^\\s|\\s$|\\s\\s|[^\\S ]|[${Object.values(characterClasses).join('')}]`)

/**
 * Normalises a text and keeps its case: composed letters (Unicode NFC), plain apostrophes and hyphens, single spaces,
 * trimmed, without invisible characters. The length may change.
 * @example normaliseText('L’e\u0301t\u00adé  ') // "L'été"
 */
export function normaliseText(text: string): string {
  if (!irregular.test(text)) return text.normalize('NFC')
  return text
    .replace(invisible, '')
    .normalize('NFC')
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * A text with plain apostrophes and no other change, so that offsets stay the same.
 * @example plainApostrophes('C’est ça') // "C'est ça"
 */
export const plainApostrophes = (text: string): string => text.replace(apostrophes, "'")
