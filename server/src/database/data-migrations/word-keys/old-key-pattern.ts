/**
 * A PostgreSQL regular expression that matches every key from before migration 0029 that differs from today's key. Old
 * keys kept some punctuation marks, several spaces in a row and decomposed accents. It also matches some keys that did
 * not change, so callers compare with `textKey` or `lemmaKey`.
 */
export const oldKeyPattern = [
  '^ | $|  ',
  // Spaces and zero-width characters.
  '[\t\n\v\f\r\u00a0\u00ad\u061c\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]',
  // Apostrophes and hyphens.
  '[`\u00b4\u02bb\u02bc\u1fbd\u1fef\u1ffd\u2010\u2011\u2018\u2019\u201b\u2032\uff07]',
  '[\u0300-\u036f]',
].join('|')
