import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { readSynset, type Synset } from './synset.ts'
import { countWords } from './word-index.ts'

export const wordClasses = ['noun', 'verb', 'adj', 'adv'] as const
export type WordClass = (typeof wordClasses)[number]

/** The two files of one part of speech: the index is in memory (6 MB in all), synsets are read from the file. */
export type WordFiles = {
  index: Buffer
  synsetAt: (offset: number) => Synset | undefined
  /** The licence of Princeton University, which is at the start of every file. */
  licence: string
  /** The first call takes some milliseconds. */
  wordCount: () => number
  close: () => void
}

/** Most lines fit into the first size; the longest has 13 kB. */
const readSizes = [1024, 16 * 1024]

/** @throws an error of the file system */
export function openWordFiles(folder: string, wordClass: WordClass): WordFiles {
  const index = readFileSync(join(folder, `index.${wordClass}`))
  const file = openSync(join(folder, `data.${wordClass}`), 'r')
  let words: number | undefined
  return {
    index,
    synsetAt: (offset) => {
      const line = readLine(file, offset)
      // A line begins with its own offset. Another number means that index and data are of different releases.
      return line && Number(line.slice(0, 8)) === offset ? readSynset(line) : undefined
    },
    licence: licenceIn(index),
    wordCount: () => {
      words ??= countWords(index)
      return words
    },
    close: () => closeSync(file),
  }
}

function readLine(file: number, offset: number): string | undefined {
  for (const size of readSizes) {
    const bytes = Buffer.alloc(size)
    const read = bytes.subarray(0, readSync(file, bytes, 0, size, offset))
    const end = read.indexOf('\n')
    if (end >= 0) return read.toString('latin1', 0, end)
  }
  return undefined
}

/** Removes the numbers at the start of its lines. */
function licenceIn(index: Buffer): string {
  const head = index.toString('latin1', 0, 4096).match(/^(?: {2}.*\n)*/)?.[0] ?? ''
  return head
    .replace(/^ +\d+ ?/gm, '')
    .replace(/[ \t]+$/gm, '')
    .trim()
}
