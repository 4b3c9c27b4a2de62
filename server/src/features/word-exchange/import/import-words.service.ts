import { randomUUID } from 'node:crypto'
import type { RequestOutput } from '@verbena/contract/endpoint'
import {
  type ImportReport,
  importedListsMaximum,
  type importWords,
} from '@verbena/contract/vocabulary/word-exchange'
import { type ColumnMapping, wordFields } from '@verbena/language/word-table/guess-columns'
import type { WordFileProblem, WordTable } from '@verbena/language/word-table/word-table'
import type { Database } from '../../../database/database.ts'
import { AppError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { timeZoneOf } from '../../activity/learner-time-zone.service.ts'
import { readSettings } from '../../reviews/review-settings.service.ts'
import { readWordFileInWorker } from '../word-files-in-worker.ts'
import { ownMapping } from './import-candidate.ts'
import type { ImportRun } from './import-runs.ts'
import {
  keepTransactionAlive,
  listOwnForms,
  listOwnLists,
  listOwnWords,
  lockImports,
} from './import-words.queries.ts'
import { type PlannedImport, planImport } from './plan-import.ts'
import { saveImport } from './save-import.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon'>
type ImportOptions = RequestOutput<typeof importWords>['query']
type ImportRequest = { learnerId: string; bytes: Uint8Array; options: ImportOptions }

/**
 * Imports the words of a file in one transaction, so that an error or a cancellation changes nothing. With `mode: try` it
 * only reports what would happen.
 * @throws AppError INVALID_REQUEST without a column for the word
 */
export async function importWordFile(
  services: Needs,
  { learnerId, bytes, options }: ImportRequest,
  run: ImportRun,
): Promise<ImportReport> {
  const now = services.clock.now()
  const { retention } = await readSettings(services, learnerId)
  const timeZone = await timeZoneOf(services, learnerId)
  const { name: fileName = '', encoding } = options
  const file = await readWordFileInWorker({ bytes, fileName, encoding, now, retention, timeZone }, run.signal)
  if ('problem' in file) return failed(file.problem)
  const mapping = mappingOf(file.table, options)
  const plan = async (db: Database) => {
    const [lists, words] = [await listOwnLists(db, learnerId), listOwnWords(db, learnerId)]
    const ownForms = new Set((await listOwnForms(db, learnerId)).map((one) => `${one.language} ${one.form}`))
    const input = {
      mapping,
      options,
      lists,
      words,
      ownForms,
      now,
      lexicon: services.lexicon,
      newId: randomUUID,
      keepAlive: () => keepTransactionAlive(db),
    }
    return planImport(file.table, input, run)
  }
  if (options.mode === 'try') return reportOf(await plan(services.db))
  try {
    return await services.db.transaction(async (db) => {
      await lockImports(db, learnerId)
      const planned = await plan(db)
      if (planned.newLists.size <= importedListsMaximum)
        await saveImport(db, { learnerId, planned, now, lexicon: services.lexicon }, run)
      // A cancellation after the last write must still roll back.
      run.signal.throwIfAborted()
      return reportOf(planned)
    })
  } catch (error) {
    if (run.signal.aborted) return failed('cancelled')
    throw error
  }
}

/** Tables that we exported have a fixed mapping. */
function mappingOf({ isOwn, columns }: WordTable, options: ImportOptions): ColumnMapping {
  if (isOwn) return ownMapping
  const chosen = wordFields.filter((field) => options[field] !== undefined)
  const mapping = Object.fromEntries(chosen.map((field) => [field, Number(options[field])])) as ColumnMapping
  if (mapping.word === undefined || Object.values(mapping).some((column) => column >= columns.length))
    throw new AppError('INVALID_REQUEST', 'query.word: choose a column of the file for the word')
  return mapping
}

function reportOf(planned: PlannedImport): ImportReport {
  if (planned.newLists.size > importedListsMaximum) return failed('tooManyLists')
  const { report, newLists } = planned
  return { ...report, problem: null, newLists: [...newLists.values()].map(({ name }) => name) }
}

const failed = (problem: WordFileProblem): ImportReport => ({
  problem,
  added: 0,
  merged: 0,
  unchanged: 0,
  refused: 0,
  shortened: 0,
  scheduled: 0,
  known: 0,
  newLists: [],
  samples: [],
})
