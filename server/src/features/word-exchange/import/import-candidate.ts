import type { rowRefusals } from '@verbena/contract/vocabulary/word-exchange.schemas'
import { profileOf, type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import type { ColumnMapping, WordField } from '@verbena/language/word-table/guess-columns'
import { ownColumns, type TableRow } from '@verbena/language/word-table/word-table'

/** The limits of the contract for saving a word. */
const lengths = { word: 200, translation: 500, definition: 1000, example: 1000, list: 80 }

export type Candidate = {
  word: string
  translation: string
  definition: string
  example: string
  list: string
  language: TargetLanguageCode
  wasShortened: boolean
}
export type RowRefusal = (typeof rowRefusals)[number]

/** The column mapping of tables that we exported. */
export const ownMapping: ColumnMapping = Object.fromEntries(
  (['word', 'translation', 'definition', 'example', 'list', 'language'] as const).map((field) => [
    field,
    ownColumns.findIndex((name) => name.toLowerCase() === field),
  ]),
)

type Defaults = { listName: string; ofLanguage: TargetLanguageCode }

/** Reads a row by the chosen columns. @returns the reason when the row cannot be imported */
export function readCandidate(
  row: TableRow,
  mapping: ColumnMapping,
  defaults: Defaults,
): Candidate | RowRefusal {
  const cell = (field: WordField) => {
    const column = mapping[field]
    return column === undefined ? '' : (row.cells[column] ?? '').trim()
  }
  const word = oneLine(cell('word'))
  if (word === '') return 'noWord'
  if (word.length > lengths.word) return 'wordTooLong'
  const languageName = cell('language')
  const language = languageName === '' ? defaults.ofLanguage : languageByName(languageName)
  if (!language) return 'languageUnknown'
  const texts = {
    // The lines of a translation are alternatives, which we separate by commas; in our own tables they already are.
    translation: row.own ? cell('translation') : cell('translation').replace(/\s*,?\n\s*/g, ', '),
    definition: cell('definition'),
    example: cell('example'),
  }
  const cutTexts = {
    translation: cut(texts.translation, lengths.translation),
    definition: cut(texts.definition, lengths.definition),
    example: cut(texts.example, lengths.example),
  }
  const wasShortened = Object.entries(cutTexts).some(
    ([name, text]) => text !== texts[name as keyof typeof texts],
  )
  const list = cut(oneLine(cell('list')), lengths.list) || defaults.listName
  return { word, ...cutTexts, list, language, wasShortened }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Shortens a text without splitting a surrogate pair. */
const cut = (text: string, maximum: number) =>
  text.length <= maximum
    ? text
    : text
        .slice(0, maximum)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()

const named = new Map<string, TargetLanguageCode>()
for (const code of targetLanguageCodes) {
  // By its name in the languages of our pages, and in itself.
  const { names, endonym } = profileOf(code)
  for (const name of [code, endonym, ...Object.values(names)]) named.set(name.toLowerCase(), code)
}

/** The language that a cell names, by code or name: `es`, `es-MX`, `Spanish`, `español`; undefined for any other. */
function languageByName(cell: string): TargetLanguageCode | undefined {
  const name = cell.trim().toLowerCase()
  return named.get(name) ?? named.get(name.split(/[-_]/)[0] ?? '')
}
