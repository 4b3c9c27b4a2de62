import type { TextEncoding } from '@verbena/language/word-table/text-encoding'
import type { WordFile } from '@verbena/language/word-table/word-table'
import { readAnkiPackage } from '../../../providers/anki/read-anki-package.ts'
import { readCollection } from '../../../providers/anki/read-collection.ts'
import { WordFileError } from '../../../providers/anki/word-file-error.ts'
import { readDelimited } from './read-delimited.ts'

export type WordFileRequest = {
  bytes: Uint8Array
  fileName: string
  /** Encoding of a table; detected by the bytes when it is undefined. */
  encoding?: TextEncoding | undefined
  now: Date
  /** The learner's desired retention, with which the reviews of a package are replayed. */
  retention: number
  /** The learner's time zone, which determines the days between those reviews. */
  timeZone: string
}

/** Reads a word file. The format is detected by the content, not by the name. */
export async function readWordFile({
  bytes,
  fileName,
  encoding,
  now,
  retention,
  timeZone,
}: WordFileRequest): Promise<WordFile> {
  try {
    if (bytes.length === 0) throw new WordFileError('empty')
    if (isZip(bytes)) return { table: await readAnkiPackage(bytes, { now, retention, timeZone }) }
    if (isSqlite(bytes)) return { table: await readCollection(bytes, { now, retention, timeZone }) }
    return { table: readDelimited(bytes, fileName, encoding) }
  } catch (error) {
    if (error instanceof WordFileError) return { problem: error.problem }
    throw error
  }
}

/** A collection as Anki keeps it (`collection.anki2`), without its package. */
export const isSqlite = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 15)).toString('latin1') === 'SQLite format 3'

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
