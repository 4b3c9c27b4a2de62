import type { RequestInput } from '@verbena/contract/endpoint'
import { listNameMaximum } from '@verbena/contract/vocabulary/vocabulary-limits'
import type { importWords, LookedAtFile } from '@verbena/contract/vocabulary/word-exchange'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { type WordField, wordFields } from '@verbena/language/word-table/guess-columns'
import type { TextEncoding } from '@verbena/language/word-table/text-encoding'

/** The choices for an import. `columns` has the index of each field's column as text; empty for none. */
export type ImportChoices = {
  columns: Record<WordField, string>
  ofLanguage: TargetLanguageCode
  listName: string
  keepsSchedule: boolean
  matureIsKnown: boolean
}

/** The defaults: the columns that the server detected, and a list named after the file. */
export function defaultChoices(
  file: LookedAtFile,
  fileName: string,
  ofLanguage: TargetLanguageCode,
): ImportChoices {
  const columns = Object.fromEntries(wordFields.map((field) => [field, String(file.guess[field] ?? '')]))
  const name = fileName.replace(/\.[a-z0-9]{1,6}$/i, '').trim()
  return {
    columns: columns as ImportChoices['columns'],
    ofLanguage,
    listName: name.slice(0, listNameMaximum).trim() || 'Anki',
    keepsSchedule: true,
    matureIsKnown: file.matureCount > 0 && !file.isOwn,
  }
}

/** Converts the choices for the endpoint. */
export function toQuery(
  { columns, ofLanguage, listName, keepsSchedule, matureIsKnown }: ImportChoices,
  more: { name: string; encoding?: TextEncoding; run: string; mode: 'try' | 'apply' },
): RequestInput<typeof importWords>['query'] {
  const chosen = Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== ''))
  return {
    ...more,
    ...chosen,
    ofLanguage,
    listName: listName.trim(),
    schedule: keepsSchedule ? 'keep' : 'anew',
    matureIsKnown: matureIsKnown ? 'yes' : 'no',
  }
}
