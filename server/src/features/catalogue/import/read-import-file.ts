import { decodeBytes } from '@verbena/language/media/subtitles/decode-bytes'
import { type CsvError, parse } from 'csv-parse/sync'

/** One entry as the file has it, or why it cannot be read. `line` counts from 1; in a JSON file it counts entries. */
export type RawEntry = { line: number; value: unknown } | { line: number; refusal: string }

/** Thrown when the file as a whole cannot be read; its message is a sentence. */
export class ImportFileError extends Error {}

const lists = ['credits']
const delimiters = [',', ';', '\t']

/**
 * The entries of a catalogue: JSON (a list, or an object with a list `items`), JSON Lines, or CSV with a first line of
 * column names.
 * @param name of the file: its ending says the format
 * @throws ImportFileError
 */
export function readImportFile(bytes: Uint8Array, name: string): RawEntry[] {
  const text = decodeBytes(bytes).replace(/^\ufeff/, '')
  const ending = name.match(/\.(\w+)$/)?.[1]?.toLowerCase()
  if (ending === 'json') return readJson(text)
  if (ending === 'jsonl' || ending === 'ndjson') return readJsonLines(text)
  if (ending === 'csv' || ending === 'tsv') return readCsv(text)
  throw new ImportFileError(`${name} is none of .json, .jsonl, .csv and .tsv.`)
}

function readJson(text: string): RawEntry[] {
  const whole = parseJson(text)
  if ('refusal' in whole) throw new ImportFileError(`The file is not JSON: ${whole.refusal}.`)
  const list = hasItems(whole.value) ? whole.value.items : whole.value
  if (!Array.isArray(list))
    throw new ImportFileError('The file holds neither a list nor an object with a list “items”.')
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

/** A line with too many or too few cells is refused, and those after it are read. */
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

/** The one that the first line has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const count = (sign: string) => head.split(sign).length
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Empty cells are left out; `title_en` is the English title; a list has its parts between `|`. */
function entryOfCells(cells: Record<string, string>): Record<string, unknown> {
  const entry: Record<string, unknown> = {}
  const titleTranslations: Record<string, string> = {}
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === '') continue
    const language = name.match(/^title_([a-z]{2})$/)?.[1]
    if (language) titleTranslations[language] = cell
    else entry[name] = lists.includes(name) ? cell.split('|').map((part) => part.trim()) : cell
  }
  return Object.keys(titleTranslations).length > 0 ? { ...entry, titleTranslations } : entry
}
