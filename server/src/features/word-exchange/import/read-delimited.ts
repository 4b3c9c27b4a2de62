import { decodeBytes } from '@verbena/language/media/subtitles/decode-bytes'
import { unguardFormula } from '@verbena/language/word-table/formula-guard'
import { isHeader } from '@verbena/language/word-table/guess-columns'
import { plainField } from '@verbena/language/word-table/plain-field'
import { type Separator, sniffSeparator } from '@verbena/language/word-table/sniff-separator'
import { decodeAs, type TextEncoding } from '@verbena/language/word-table/text-encoding'
import {
  type OwnFacts,
  ownColumns,
  type TableRow,
  tableColumnsMaximum,
  tableRowsMaximum,
  type WordTable,
} from '@verbena/language/word-table/word-table'
import { parse } from 'csv-parse/sync'
import { WordFileError } from '../../../providers/anki/word-file-error.ts'
import { namedByAnki, readPreamble, withDeck } from './anki-preamble.ts'
import { isNoTable, withoutComments } from './no-table.ts'

/**
 * Reads a table of words: CSV, TSV, or Anki's export "notes in plain text", in any common encoding.
 * @param encoding detected by the bytes when it is undefined
 * @throws WordFileError notText, empty, broken, tooManyWords
 */
export function readDelimited(bytes: Uint8Array, fileName: string, encoding?: TextEncoding): WordTable {
  const text = encoding ? decodeAs(bytes, encoding) : decodeBytes(bytes)
  if (!isText(text)) throw new WordFileError('notText')
  const preamble = readPreamble(text)
  const { body, isHtml, columns: named } = preamble
  const separator = preamble.separator ?? sniffSeparator(body, fileName)
  const records = withoutComments(parseRecords(body, separator))
  if (isNoTable(text, records)) throw new WordFileError('notText')
  const [first] = records
  if (!first) throw new WordFileError('empty')
  const hasHeader = named === undefined && isHeader(first)
  const width = Math.min(tableColumnsMaximum, longest(records))
  const columns = namedByAnki(namesOf(named ?? (hasHeader ? first : []), width), preamble)
  const isOwn = ownColumns.every((name, at) => columns[at] === name)
  const clean = isHtml ? plainField : plainCell
  const rows = (hasHeader ? records.slice(1) : records).map((cells): TableRow => {
    const plain = columns.map((_, at) => clean(unguardFormula(cells[at] ?? '')))
    return { cells: plain, cards: [], own: isOwn ? rowMetadata(plain) : null }
  })
  if (rows.length === 0) throw new WordFileError('empty')
  const table: WordTable = {
    format: separator === '\t' ? 'tsv' : 'csv',
    columns,
    rows,
    isOwn,
    listDescriptions: new Map(),
  }
  return withDeck(table, preamble)
}

/** Binary files contain many control characters when they are read as text. */
function isText(text: string): boolean {
  const sample = text.slice(0, 20_000)
  const controlCharacters = sample.match(/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0
  return controlCharacters <= sample.length / 100
}

function parseRecords(body: string, separator: Separator): string[][] {
  const options = {
    delimiter: separator,
    relax_column_count: true,
    skip_empty_lines: true,
    to: tableRowsMaximum + 2,
  }
  const records =
    tryParse(body, { ...options, relax_quotes: true }) ?? tryParse(body, { ...options, quote: false })
  if (!records) throw new WordFileError('broken')
  const filled = records.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length > tableRowsMaximum + 1) throw new WordFileError('tooManyWords')
  return filled
}

/** @returns null for an unclosed quote, which makes a record too large; the caller then ignores quotes */
function tryParse(body: string, options: object): string[][] | null {
  try {
    return parse(body, { ...options, max_record_size: 200_000 }) as unknown as string[][]
  } catch {
    return null
  }
}

const longest = (records: string[][]) => records.reduce((most, { length }) => Math.max(most, length), 0)

const namesOf = (named: string[], width: number) =>
  Array.from({ length: width }, (_, at) => plainCell(named[at] ?? '').slice(0, 80) || String(at + 1))

/** Removes control characters except tabs and line breaks. */
const plainCell = (cell: string) =>
  cell
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\ufeff]/gu, '')
    .trim()

const at = (name: (typeof ownColumns)[number]) => ownColumns.indexOf(name)
const statuses = ['new', 'learning', 'known', 'ignored'] as const

/** The metadata in a row of a table that we exported; null when its id is not valid. */
function rowMetadata(cells: string[]): OwnFacts | null {
  const id = (cells[at('Verbena ID')] ?? '').toLowerCase()
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id)) return null
  const status = statuses.find((one) => one === cells[at('Status')]) ?? 'learning'
  return { id, lemma: (cells[at('Base form')] ?? '').slice(0, 200), status, createdAt: null }
}
