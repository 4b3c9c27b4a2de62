import type { rowRefusals } from '@verbena/contract/vocabulary/word-exchange'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { ColumnMapping, WordField } from '@verbena/language/word-table/guess-columns'
import { ownColumns, type TableRow } from '@verbena/language/word-table/word-table'
import { languageByName } from './language-by-name.ts'

/** As the contract of saving a word has them. */
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

/** How our own tables are read. */
export const ownMapping: ColumnMapping = Object.fromEntries(
  (['word', 'translation', 'definition', 'example', 'list', 'language'] as const).map((field) => [
    field,
    ownColumns.findIndex((name) => name.toLowerCase() === field),
  ]),
)

type Usual = { listName: string; ofLanguage: TargetLanguageCode }

/** What a row of a file says, by the columns chosen; or why it is left out. */
export function candidateOf(row: TableRow, mapping: ColumnMapping, usual: Usual): Candidate | RowRefusal {
  const cell = (field: WordField) => {
    const column = mapping[field]
    return column === undefined ? '' : (row.cells[column] ?? '').trim()
  }
  const word = oneLine(cell('word'))
  if (word === '') return 'noWord'
  if (word.length > lengths.word) return 'wordTooLong'
  const named = cell('language')
  const language = named === '' ? usual.ofLanguage : languageByName(named)
  if (!language) return 'languageUnknown'
  const texts = {
    // Lines of a translation are alternatives, which have commas between; our own are as they were.
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
  const list = cut(oneLine(cell('list')), lengths.list) || usual.listName
  return { word, ...cutTexts, list, language, wasShortened }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Never through the middle of a letter. */
const cut = (text: string, maximum: number) =>
  text.length <= maximum
    ? text
    : text
        .slice(0, maximum)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
