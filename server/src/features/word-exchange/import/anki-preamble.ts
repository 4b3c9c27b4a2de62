import type { Separator } from '@verbena/language/word-table/sniff-separator'
import { tableColumnsMaximum, type WordTable } from '@verbena/language/word-table/word-table'

/** What the lines with # at the beginning of an Anki text file say. */
export type Preamble = {
  /** The text behind these lines. */
  body: string
  separator?: Separator
  isHtml: boolean
  columns?: string[]
  /** The deck of all notes. */
  deck?: string
  /** The names of columns that are no fields of a note, by their index. */
  special: ReadonlyMap<number, string>
}

const setting = /^#([a-z ]{1,40}):([^\r\n]{0,2000})(?:\r?\n|$)/i
/** `#guid column:1`: the names that the columns get. */
const specialColumns = {
  'guid column': 'GUID',
  'notetype column': 'Note type',
  'deck column': 'Deck',
  'tags column': 'Tags',
} as const
const namedSeparators: Readonly<Record<string, Separator>> = {
  tab: '\t',
  '\\t': '\t',
  comma: ',',
  ',': ',',
  semicolon: ';',
  ';': ';',
  pipe: '|',
  '|': '|',
}

/** Reads the lines with # at the beginning of an Anki text file (docs.ankiweb.net/importing/text-files.html). */
export function readPreamble(text: string): Preamble {
  const settings = new Map<string, string>()
  let body = text.replace(/^\ufeff/, '')
  for (let line = setting.exec(body); line; line = setting.exec(body)) {
    settings.set(line[1]?.toLowerCase() ?? '', (line[2] ?? '').trim())
    body = body.slice(line[0].length)
  }
  const separator = namedSeparators[settings.get('separator')?.toLowerCase() ?? '']
  const columns = settings.get('columns')?.split(separator ?? '\t')
  const deck = settings.get('deck')
  return {
    body,
    ...(separator && { separator }),
    isHtml: settings.get('html') === 'true',
    ...(columns && { columns }),
    ...(deck && { deck }),
    special: new Map(
      Object.entries(specialColumns).flatMap(([name, shown]) => {
        const at = Number(settings.get(name))
        return Number.isInteger(at) && at > 0 && at <= tableColumnsMaximum ? [[at - 1, shown]] : []
      }),
    ),
  }
}

/** Names the columns that are no fields, so that a GUID is not taken for a word. */
export const namedByAnki = (columns: readonly string[], { special }: Preamble): string[] =>
  columns.map((name, at) => special.get(at) ?? name)

/** Decks have the names that they have in packages, and the deck of all notes becomes a column. */
export function withDeck(table: WordTable, { deck, special }: Preamble): WordTable {
  const at = [...special].find(([, name]) => name === specialColumns['deck column'])?.[0]
  if (at !== undefined)
    return {
      ...table,
      rows: table.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell, index) => (index === at ? shownDeck(cell) : cell)),
      })),
    }
  if (!deck || table.columns.length >= tableColumnsMaximum) return table
  return {
    ...table,
    columns: [...table.columns, specialColumns['deck column']],
    rows: table.rows.map((row) => ({ ...row, cells: [...row.cells, shownDeck(deck)] })),
  }
}

const shownDeck = (deck: string) => deck.replaceAll('::', ' / ')
