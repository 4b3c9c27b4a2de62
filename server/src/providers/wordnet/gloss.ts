export type Gloss = { definition: string; examples: string[] }

/**
 * Takes the note of a WordNet record apart: what it means, then sentences in quotation marks.
 * @example readGloss('fast; "run quickly"; "quick" - Poe') // { definition: 'fast', examples: ['run quickly', 'quick'] }
 */
export function readGloss(text: string): Gloss {
  const [definition = '', ...quoted] = text.trim().split(/[;:]\s*(?=")/)
  return {
    definition: plain(definition).replace(/[;:,\s]+$/, ''),
    // After the closing mark stands who wrote it.
    examples: quoted.flatMap((one) => plain(one.match(/^"([^"]+)/)?.[1] ?? '') || []),
  }
}

/** WordNet opens a quotation inside another with a backquote, as typewriters did. */
const plain = (text: string) => text.replaceAll('`', "'").replace(/\s+/g, ' ').trim()
