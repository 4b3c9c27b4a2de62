import type * as z from 'zod/mini'
import type { Endpoint, FileEndpoint, ReplyOf } from '../endpoint.ts'
import type * as schemas from './word-exchange.schemas.ts'

/*
 * Import and export of words. A file is sent twice: first to read its columns, which stores nothing, then with the chosen
 * columns to preview the import or to run it. An import is one transaction.
 */

/** Maximum bytes of a word file. */
export const wordFileBytesMaximum = 20 * 1024 * 1024
/** Maximum words with sounds in one package; further words have none. */
export const packedSoundsMaximum = 2000
/** Maximum lists that one file may create. */
export const importedListsMaximum = 200
/** The interval in days from which Anki calls a card mature. */
export const matureFromDays = 21
export type LookedAtFile = ReplyOf<typeof lookAtWordFile>
export type ImportReport = z.infer<typeof schemas.reportSchema>

export const lookAtWordFile: Endpoint<typeof schemas.lookAtWordFile, 'learner'> = {
  method: 'POST',
  path: '/api/word-imports/look',
  access: 'learner',
  bodyLimit: wordFileBytesMaximum,
  rawBody: true,
}

export const importWords: Endpoint<typeof schemas.importWords, 'learner'> = {
  method: 'POST',
  path: '/api/word-imports',
  access: 'learner',
  bodyLimit: wordFileBytesMaximum,
  rawBody: true,
}

export const readImportProgress: Endpoint<typeof schemas.readImportProgress, 'learner'> = {
  method: 'GET',
  path: '/api/word-imports/:run',
  access: 'learner',
}

export const cancelImport: Endpoint<typeof schemas.cancelImport, 'learner'> = {
  method: 'DELETE',
  path: '/api/word-imports/:run',
  access: 'learner',
}

export const exportWordsToAnki: FileEndpoint<typeof schemas.exportWordsToAnki, 'learner'> = {
  method: 'GET',
  path: '/api/word-exports/anki',
  access: 'learner',
  file: { type: 'application/octet-stream', name: 'verbena.apkg' },
}

export const exportWordsToCsv: FileEndpoint<typeof schemas.exportWordsToCsv, 'learner'> = {
  method: 'GET',
  path: '/api/word-exports/csv',
  access: 'learner',
  file: { type: 'text/csv', name: 'verbena.csv' },
}

export const exportWordsToTsv: FileEndpoint<typeof schemas.exportWordsToTsv, 'learner'> = {
  method: 'GET',
  path: '/api/word-exports/tsv',
  access: 'learner',
  file: { type: 'text/tab-separated-values', name: 'verbena.tsv' },
}
