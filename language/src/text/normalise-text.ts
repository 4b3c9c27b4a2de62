/** ` ´ ‘ ’ ‛ ʻ ʼ ᾽ ′ ＇: keyboards, subtitles and word processors write each of them for an apostrophe. */
const apostrophes = /[\u0060\u00b4\u2018\u2019\u201b\u02bb\u02bc\u1fbd\u1fef\u1ffd\u2032\uff07]/g
/** ‐ ‑: the hyphen of typographers and the one that no line breaks at. */
const hyphens = /[\u2010\u2011]/g
/** The soft hyphen, spaces without width, the byte order mark, and marks of the direction of writing. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** What a text has that is to be written otherwise, but for the composition of its letters: most texts have nothing. */
const irregular =
  /^\s|\s$|\s\s|[^\S ]|[\u0060\u00b4\u00ad\u02bb\u02bc\u061c\u1fbd\u1fef\u1ffd\u200b\u200e\u200f\u2010\u2011\u2018\u2019\u201b\u202a-\u202e\u2032\u2060-\u2069\ufeff\uff07]/

/**
 * A text in one spelling, its capitals kept: composed letters (Unicode NFC), plain apostrophes and hyphens, single
 * spaces and none around, nothing invisible. Its length may differ from that of the text.
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
 * A text with plain apostrophes, and otherwise as it is: each place in it stays the same.
 * @example plainApostrophes('C’est ça') // "C'est ça"
 */
export const plainApostrophes = (text: string): string => text.replace(apostrophes, "'")
