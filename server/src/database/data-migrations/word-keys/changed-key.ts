/**
 * Keys of the versions before 0029 that have another one now, as a regular expression of PostgreSQL: those with a mark
 * that they kept, with a space that is not a single one inside, or with an accent that is not composed. It may find a key
 * that stays; `textKey` decides.
 */
export const changedKey = [
  '^ | $|  ',
  // Spaces, and what has no width.
  '[\t\n\v\f\r\u00a0\u00ad\u061c\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]',
  // Apostrophes and hyphens.
  '[`\u00b4\u02bb\u02bc\u1fbd\u1fef\u1ffd\u2010\u2011\u2018\u2019\u201b\u2032\uff07]',
  '[\u0300-\u036f]',
].join('|')
