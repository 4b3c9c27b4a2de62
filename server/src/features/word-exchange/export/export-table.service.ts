import { Readable } from 'node:stream'
import { guardFormula } from '@verbena/language/word-table/formula-guard'
import { ownColumns } from '@verbena/language/word-table/word-table'
import { stringify } from 'csv-stringify/sync'
import type { Services } from '../../../services.ts'
import { readWordsToExport, type WordToExport } from './words-to-export.service.ts'

/** Exports words as a table for spreadsheets, which can also be imported again. @throws AppError NOT_FOUND */
export async function exportTable(
  services: Pick<Services, 'db'>,
  { delimiter, ...selection }: { learnerId: string; listId: string | undefined; delimiter: ',' | '\t' },
): Promise<Readable> {
  const pieces = [stringify([ownColumns], { bom: true, delimiter })]
  await readWordsToExport(services, { ...selection, withCards: false }, (words) => {
    pieces.push(stringify(words.map(rowOf), { delimiter }))
    return true
  })
  return Readable.from(pieces.map((piece) => Buffer.from(piece)))
}

const rowOf = ({
  text,
  translation,
  definition,
  example,
  list,
  language,
  lemmaKey,
  status,
  id,
}: WordToExport) =>
  [text, translation, definition, example, list.name, language, lemmaKey, status, id].map(guardFormula)
