import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { indexPinned, type PinnedSentence, type PinnedSentences } from '@verbena/nlp/pinned/pinned-sentences'

/** A sentence of ours as it is written, with a line for each word. */
export type PinnedBlock = { text: string; words: { form: string; lemma: string; concept: string }[] }

/**
 * Parses a file of pinned sentences. Blocks are separated by an empty line: the sentence, then a line for each word with its
 * form, lemma and concept id, separated by tabs; `-` where the lexicon has no reading that fits, for example for a name.
 */
export const parsePinned = (file: string): PinnedBlock[] =>
  file
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(([text = '', ...lines]) => ({
      text,
      words: lines.map((line) => {
        const [form = '', lemma = '-', concept = '-'] = line.split('\t').map((field) => field.trim())
        return { form, lemma, concept }
      }),
    }))

/** The format of `parsePinned`. */
export const formatPinned = (blocks: readonly PinnedBlock[]): string =>
  blocks
    .map(({ text, words }) =>
      [text, ...words.map(({ form, lemma, concept }) => [form, lemma, concept].join('\t'))].join('\n'),
    )
    .join('\n\n')
    .concat('\n')

export const pinnedPath = (contentDirectory: string, language: string) =>
  join(contentDirectory, 'pinned', `${language}.txt`)

/** Sentences in the same format for the learning of the ranking; they are in no text of ours. */
export const senseSentencesPath = (contentDirectory: string, language: string) =>
  join(contentDirectory, 'senses', 'sentences', `${language}.txt`)

/** The blocks of a file; none if it does not exist. */
export const readPinnedBlocks = (path: string): PinnedBlock[] =>
  existsSync(path) ? parsePinned(readFileSync(path, 'utf8')) : []

/** The pinned sentences of each language; a file is read when its language is first asked for. */
export function pinnedSentencesIn(contentDirectory: string): Lexicon['pinned'] {
  const known = new Map<TargetLanguageCode, PinnedSentences>()
  return (language) => {
    const found = known.get(language) ?? indexPinned(readPinned(contentDirectory, language))
    known.set(language, found)
    return found
  }
}

/** The pinned sentences of a language in `content/pinned`; none if it has no file. */
function readPinned(contentDirectory: string, language: TargetLanguageCode): PinnedSentence[] {
  return readPinnedBlocks(pinnedPath(contentDirectory, language)).map(({ words }) => ({
    words: words.map(({ form }) => textKey(form)),
    readings: words.map(({ lemma, concept }) => (concept === '-' ? null : { lemma, concept })),
  }))
}
