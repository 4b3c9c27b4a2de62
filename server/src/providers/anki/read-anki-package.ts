import type { WordTable } from '@verbena/language/word-table/word-table'
import { readCollection, type TableOptions } from './read-collection.ts'
import { unpackCollection } from './unpack-collection.ts'

/**
 * Reads the words of an Anki package (.apkg, .colpkg) of any program. Media are not read.
 * @throws WordFileError
 */
export async function readAnkiPackage(bytes: Uint8Array, options: TableOptions): Promise<WordTable> {
  return readCollection(await unpackCollection(bytes), options)
}
