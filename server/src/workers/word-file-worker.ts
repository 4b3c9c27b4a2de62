import { parentPort, workerData } from 'node:worker_threads'
import type { TableRow, WordFileProblem, WordTable } from '@verbena/language/word-table/word-table'
import { readWordFile, type WordFileRequest } from '../features/word-exchange/import/read-word-file.ts'
import type { PackedWord } from '../providers/anki/packed-word.ts'
import { writeCollection } from '../providers/anki/write-collection.ts'

/**
 * One file in a thread of its own: a hundred thousand cards take seconds. Rows go over a few at a time, each few when the
 * thread that serves asks for them, which understands them between other requests.
 */
export type WordFileWork = { kind: 'read'; request: WordFileRequest } | { kind: 'write'; now: Date }
export type Asked = { kind: 'more' } | { kind: 'add'; words: PackedWord[] } | { kind: 'finish' }
export type Told =
  | { kind: 'table'; table: Omit<WordTable, 'rows'> }
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'problem'; problem: WordFileProblem }
  | { kind: 'added' }
  | { kind: 'written'; bytes: Uint8Array }

const rowsAtOnce = 100
const port = parentPort
const tell = (told: Told) => port?.postMessage(told)
// It ends when it is ended: what it says last must not be overtaken by its end.
port?.ref()

const work = workerData as WordFileWork
if (work.kind === 'read') await read(work.request)
else write(work.now)

async function read(request: WordFileRequest) {
  const file = await readWordFile(request)
  if ('problem' in file) return tell({ kind: 'problem', problem: file.problem })
  const { rows, ...table } = file.table
  let at = 0
  port?.on('message', () => {
    tell({ kind: 'rows', rows: rows.slice(at, at + rowsAtOnce) })
    at += rowsAtOnce
  })
  tell({ kind: 'table', table })
}

function write(now: Date) {
  const words: PackedWord[] = []
  port?.on('message', async (asked: Asked) => {
    if (asked.kind === 'add') {
      words.push(...asked.words)
      return tell({ kind: 'added' })
    }
    const bytes = await writeCollection(words, now)
    port?.postMessage({ kind: 'written', bytes } satisfies Told, [bytes.buffer as ArrayBuffer])
  })
}
