import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import {
  parseSenseFrequencies,
  type SenseFrequencies,
  type SharesByWord,
} from '@verbena/nlp/ranking/senses/sense-frequencies'

export const senseFrequenciesPath = (contentDirectory: string, language: string) =>
  join(contentDirectory, 'senses', 'frequencies', `${language}.txt`)

/** A meaning that a word has got since its frequencies were estimated is taken for a rare one. */
const newShare = 0.03

/** Reads `content/senses/frequencies`, each language when it is needed first. */
export function readSenseFrequencies(contentDirectory: string): SenseFrequencies {
  const known = new Map<TargetLanguageCode, SharesByWord>()
  return (language, lemma, concept) => {
    const shares = known.get(language) ?? sharesIn(senseFrequenciesPath(contentDirectory, language))
    known.set(language, shares)
    const ofWord = shares.get(lemmaKey(lemma))
    return ofWord && (ofWord[concept] ?? newShare)
  }
}

const sharesIn = (path: string): SharesByWord =>
  existsSync(path) ? parseSenseFrequencies(readFileSync(path, 'utf8')) : new Map()

/** The paths of the files of associations, in a stable order. */
export function associationPaths(contentDirectory: string): string[] {
  const root = join(contentDirectory, 'senses', 'associations')
  if (!existsSync(root)) return []
  return readdirSync(root)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(root, name))
}

/** The associated English words of each concept: lines `concept TAB word word …`. */
export const parseAssociations = (files: readonly string[]): Map<string, string[]> =>
  new Map(
    files
      .flatMap((file) => file.split('\n'))
      .filter((line) => line !== '')
      .map((line) => {
        const [concept = '', words = ''] = line.split('\t')
        return [concept, words.split(' ').filter((word) => word !== '')]
      }),
  )
