/**
 * A pack is one file:
 *
 *   header    128 bytes, see below; all numbers little-endian
 *   body      blocks of 32 rows, raw-deflated, of the section `entries`, then of `forms`;
 *             a row is a line `language \t key \t JSON`, in `entries` followed by `\t language JSON` for each language
 *             of its translations; a block begins with a line feed
 *   indexes   one per section: number of blocks, their lengths, their CRC-32, then the first key of each, as lines
 *   manifest  JSON: contents, sources and licences
 *
 *   0   magic           8     'VRBNDICT'
 *   8   version         4
 *   12  manifest        8+4   position, length
 *   24  entries         8+8+4+4+4   position of blocks, of index, length and CRC-32 of index, rows
 *   52  forms           the same
 *   80  SHA-256 of the manifest  32
 *   112 free            12
 *   124 CRC-32 of bytes 0–123
 *
 * Rows are sorted by `language \t key` as JavaScript compares strings. The reader,
 * server/src/providers/dictionary/pack-file.ts, knows the same layout; its tests read what is written here.
 */
export const packMagic = 'VRBNDICT'
export const packVersion = 1
export const headerLength = 128
export const rowsInBlock = 32
export const sectionNames = ['entries', 'forms'] as const
export type SectionName = (typeof sectionNames)[number]
export const sectionPosition: Record<SectionName, number> = { entries: 24, forms: 52 }
export const manifestHashPosition = 80
export const headerSumPosition = 124
