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
import { readSettings } from '../../reviews/review-settings.service.ts'
import { readWordFileInWorker } from '../word-files-in-worker.ts'
import { ownMapping } from './import-candidate.ts'
import type { ImportRun } from './import-runs.ts'
import { extendLock, listOwnForms, listOwnLists, listOwnWords, lockImports } from './import-words.queries.ts'
import { type PlannedImport, planImport } from './plan-import.ts'
import { saveImport } from './save-import.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon'>
type Wanted = RequestOutput<typeof importWords>['query']
type Given = { learnerId: string; bytes: Uint8Array; wanted: Wanted }

/**
 * Takes the words of a file over, in one transaction: whatever goes wrong, and where the learner gives up, nothing has
 * changed. With `mode: try` it only says what would happen.
 * @throws AppError INVALID_REQUEST without a column for the word
 */
export async function importWordFile(services: Needs, given: Given, run: ImportRun): Promise<ImportReport> {
  const { learnerId, bytes, wanted } = given
  const now = services.clock.now()
  const { retention } = await readSettings(services, learnerId)
  const { name: fileName = '', encoding } = wanted
  const file = await readWordFileInWorker({ bytes, fileName, encoding, now, retention }, run.signal)
  if ('problem' in file) return failed(file.problem)
  const mapping = mappingOf(file.table, wanted)
  const plan = async (db: Database) => {
    const [lists, words] = [await listOwnLists(db, learnerId), listOwnWords(db, learnerId)]
    const ownForms = new Set((await listOwnForms(db, learnerId)).map((one) => `${one.language} ${one.form}`))
    const surroundings = {
      lists,
      words,
      ownForms,
      now,
      lexicon: services.lexicon,
      newId: randomUUID,
      giveSign: () => extendLock(db),
    }
    return planImport(file.table, { mapping, wanted, ...surroundings }, run)
  }
  if (wanted.mode === 'try') return reportOf(await plan(services.db))
  try {
    return await services.db.transaction(async (db) => {
      await lockImports(db, learnerId)
      const planned = await plan(db)
      if (planned.newLists.size <= importedListsMaximum)
        await saveImport(db, { learnerId, planned, now }, run)
      // Given up at the last moment it is given up.
      run.signal.throwIfAborted()
      return reportOf(planned)
    })
  } catch (error) {
    if (run.signal.aborted) return failed('cancelled')
    throw error
  }
}

/** Our own tables say themselves which column is which. */
function mappingOf({ isOwn, columns }: WordTable, wanted: Wanted): ColumnMapping {
  if (isOwn) return ownMapping
  const chosen = wordFields.filter((field) => wanted[field] !== undefined)
  const mapping = Object.fromEntries(chosen.map((field) => [field, Number(wanted[field])])) as ColumnMapping
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
