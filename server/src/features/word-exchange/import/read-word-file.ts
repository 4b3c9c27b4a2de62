import type { TextEncoding } from '@verbena/language/word-table/text-encoding'
import type { WordFile } from '@verbena/language/word-table/word-table'
import { readAnkiPackage } from '../../../providers/anki/read-anki-package.ts'
import { WordFileError } from '../../../providers/anki/word-file-error.ts'
import { readDelimited } from './read-delimited.ts'

export type WordFileRequest = {
  bytes: Uint8Array
  fileName: string
  /** Of a table; without it, it is told by the bytes. */
  encoding?: TextEncoding | undefined
  now: Date
  /** The share that should be remembered when it is asked for: answers of a package are replayed with it. */
  retention: number
}

/** The words of a file; what it is is told by its content, not by its name. */
export async function readWordFile({
  bytes,
  fileName,
  encoding,
  now,
  retention,
}: WordFileRequest): Promise<WordFile> {
  try {
    if (bytes.length === 0) throw new WordFileError('empty')
    if (isZip(bytes)) return { table: await readAnkiPackage(bytes, { now, retention }) }
    return { table: readDelimited(bytes, fileName, encoding) }
  } catch (error) {
    if (error instanceof WordFileError) return { problem: error.problem }
    throw error
  }
}

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
