import type { LookedAtFile } from '@verbena/contract/vocabulary/word-exchange'
import { usualRetention } from '@verbena/language/spaced-repetition/retention'
import { guessColumns } from '@verbena/language/word-table/guess-columns'
import type { WordTable } from '@verbena/language/word-table/word-table'
import type { Services } from '../../../services.ts'
import { readWordFileInWorker } from '../word-files-in-worker.ts'
import { isMatureCard } from './imported-card.ts'
import type { WordFileRequest } from './read-word-file.ts'

const samplesMaximum = 3
const sampleLength = 120
const firstRows = 4
/** Number of rows in which non-empty cells are searched. */
const sampledRows = 50

/** Reads columns, samples and counts of a file for the import dialog. Nothing is stored. */
export async function inspectWordFile(
  { clock }: Pick<Services, 'clock'>,
  { bytes, fileName, encoding }: Pick<WordFileRequest, 'bytes' | 'fileName' | 'encoding'>,
): Promise<LookedAtFile> {
  const file = await readWordFileInWorker({
    bytes,
    fileName,
    encoding,
    now: clock.now(),
    retention: usualRetention,
    timeZone: 'UTC',
  })
  if ('problem' in file) return { ...nothing, problem: file.problem }
  const { table } = file
  const cards = table.rows.map((row) => row.cards)
  return {
    problem: null,
    format: table.format,
    isOwn: table.isOwn,
    rowCount: table.rows.length,
    columns: table.columns.map((name, at) => ({ name, samples: samplesOf(table, at) })),
    firstRows: table.rows.slice(0, firstRows).map(({ cells }) => cells.map(shortened)),
    guess: guessColumns(table.columns),
    scheduledCount: cards.filter((cardsOfRow) => cardsOfRow.some(({ state }) => state !== 'new')).length,
    matureCount: cards.filter((cardsOfRow) => cardsOfRow.some(isMatureCard)).length,
  }
}

const nothing: LookedAtFile = {
  problem: null,
  format: null,
  isOwn: false,
  rowCount: 0,
  columns: [],
  firstRows: [],
  guess: {},
  scheduledCount: 0,
  matureCount: 0,
}

const shortened = (cell: string) => cell.slice(0, sampleLength).toWellFormed()

const samplesOf = ({ rows }: WordTable, column: number) =>
  rows
    .slice(0, sampledRows)
    .map(({ cells }) => shortened(cells[column] ?? ''))
    .filter((cell) => cell !== '')
    .slice(0, samplesMaximum)
