import type { WordTable } from '@verbena/language/word-table/word-table'
import { type AskedTable, readCollection } from './read-collection.ts'
import { unpackCollection } from './unpack-collection.ts'

/**
 * The words of an Anki package (.apkg, .colpkg), whatever wrote it. Media are left where they are.
 * @throws WordFileError
 */
export async function readAnkiPackage(bytes: Uint8Array, asked: AskedTable): Promise<WordTable> {
  return readCollection(await unpackCollection(bytes), asked)
}
