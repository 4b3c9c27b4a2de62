export type Gloss = { definition: string; examples: string[] }

/**
 * Parses the gloss of a synset: the definition, then example sentences in quotation marks.
 * @example readGloss('fast; "run quickly"; "quick" - Poe') // { definition: 'fast', examples: ['run quickly', 'quick'] }
 */
export function readGloss(text: string): Gloss {
  const [definition = '', ...quoted] = text.trim().split(/[;:]\s*(?=")/)
  return {
    definition: plain(definition).replace(/[;:,\s]+$/, ''),
    // The author of a quotation follows its closing mark.
    examples: quoted.flatMap((one) => plain(one.match(/^"([^"]+)/)?.[1] ?? '') || []),
  }
}

/** WordNet opens a nested quotation with a backquote. */
const plain = (text: string) => text.replaceAll('`', "'").replace(/\s+/g, ' ').trim()
