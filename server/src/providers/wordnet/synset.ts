import { type Gloss, readGloss } from './gloss.ts'

/** A meaning with all words that have it. */
export type Synset = Gloss & { words: string[] }

/**
 * Parses a line of a data file (wndb(5WN)):
 * `00001740 03 n 02 physical_entity 0 thing 0 001 @ 00001740 n 0000 | what exists; "a thing"`.
 * @returns undefined for anything else
 */
export function readSynset(line: string): Synset | undefined {
  const [record = '', gloss] = line.split(/ \| (.*)/s)
  const [, , , countText = '', ...fields] = record.split(' ')
  if (gloss === undefined || !/^[0-9a-f]{2}$/.test(countText)) return undefined
  // Each word is followed by a lexical id.
  const count = Number.parseInt(countText, 16)
  const words = fields.slice(0, count * 2).filter((_, at) => at % 2 === 0)
  return words.length === count && count > 0 ? { words: words.map(spelling), ...readGloss(gloss) } : undefined
}

/** Removes the syntactic marker of an adjective: galore(ip). */
const spelling = (word: string) => word.replace(/\((?:a|p|ip)\)$/, '').replaceAll('_', ' ')
