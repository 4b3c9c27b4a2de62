import { decodeBytes } from '@verbena/language/media/subtitles/decode-bytes'
import { type CsvError, parse } from 'csv-parse/sync'

/** One entry of the file, or the reason why it cannot be read. `line` counts from 1; in a JSON file it counts entries. */
export type RawEntry = { line: number; value: unknown } | { line: number; refusal: string }

/** The file as a whole cannot be read; the message is a sentence. */
export class ImportFileError extends Error {}

const lists = ['credits']
const delimiters = [',', ';', '\t']

/**
 * Reads the entries of a catalogue: JSON (a list, or an object with a list `items`), JSON Lines, or CSV whose first line
 * has the column names.
 * @param name the file name, whose extension determines the format
 * @throws ImportFileError
 */
export function readImportFile(bytes: Uint8Array, name: string): RawEntry[] {
  const text = decodeBytes(bytes).replace(/^\ufeff/, '')
  const ending = name.match(/\.(\w+)$/)?.[1]?.toLowerCase()
  if (ending === 'json') return readJson(text)
  if (ending === 'jsonl' || ending === 'ndjson') return readJsonLines(text)
  if (ending === 'csv' || ending === 'tsv') return readCsv(text)
  throw new ImportFileError(`${name} is not a .json, .jsonl, .csv or .tsv file.`)
}

function readJson(text: string): RawEntry[] {
  const parsed = parseJson(text)
  if ('refusal' in parsed) throw new ImportFileError(`The file is not JSON: ${parsed.refusal}.`)
  const list = hasItems(parsed.value) ? parsed.value.items : parsed.value
  if (!Array.isArray(list))
    throw new ImportFileError('The file contains neither a list nor an object with a list “items”.')
  return list.map((value, index) => ({ line: index + 1, value }))
}

const hasItems = (value: unknown): value is { items: unknown } =>
  typeof value === 'object' && value !== null && 'items' in value

const readJsonLines = (text: string): RawEntry[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return []
    return [{ line: index + 1, ...parseJson(line) }]
  })

function parseJson(text: string): { value: unknown } | { refusal: string } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { refusal: (error as Error).message }
  }
}

/** Refuses a line with too many or too few cells, and reads the lines after it. */
function readCsv(text: string): RawEntry[] {
  const refused: RawEntry[] = []
  try {
    const records = parse(text, {
      columns: (head: string[]) => head.map((name) => name.trim()),
      delimiter: delimiterOf(text),
      info: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
      on_skip: (error: CsvError | undefined) => {
        if (error) refused.push({ line: Number(error.lines), refusal: error.message })
        return undefined
      },
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[]
    const read = records.map(({ record, info }) => ({ line: info.lines, value: entryOfCells(record) }))
    return [...read, ...refused].sort((one, other) => one.line - other.line)
  } catch (error) {
    throw new ImportFileError(`The file is not CSV: ${(error as Error).message}.`)
  }
}

/** The delimiter that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const count = (sign: string) => head.split(sign).length
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Empty cells are left out, `title_en` is the English title, and `|` separates the parts of a list. */
function entryOfCells(cells: Record<string, string>): Record<string, unknown> {
  const entry: Record<string, unknown> = {}
  const titleTranslations: Record<string, string> = {}
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === '') continue
    const language = name.match(/^title_([a-z]{2,3})$/)?.[1]
    if (language) titleTranslations[language] = cell
    else entry[name] = lists.includes(name) ? cell.split('|').map((part) => part.trim()) : cell
  }
  return Object.keys(titleTranslations).length > 0 ? { ...entry, titleTranslations } : entry
}
