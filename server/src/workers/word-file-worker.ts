import { parentPort, workerData } from 'node:worker_threads'
import type { TableRow, WordFileProblem, WordTable } from '@verbena/language/word-table/word-table'
import { readWordFile, type WordFileRequest } from '../features/word-exchange/import/read-word-file.ts'
import type { PackedWord } from '../providers/anki/packed-word.ts'
import { writeCollection } from '../providers/anki/write-collection.ts'

/**
 * Reads or writes one word file in its own thread, because a hundred thousand cards take seconds. The main thread asks
 * for the rows in small batches, so that it can serve other requests between them.
 */
export type WordFileWork = { kind: 'read'; request: WordFileRequest } | { kind: 'write'; now: Date }
export type WordFileCommand = { kind: 'more' } | { kind: 'add'; words: PackedWord[] } | { kind: 'finish' }
export type WordFileMessage =
  | { kind: 'table'; table: Omit<WordTable, 'rows'> }
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'problem'; problem: WordFileProblem }
  | { kind: 'added' }
  | { kind: 'written'; bytes: Uint8Array }

const rowsPerMessage = 100
const port = parentPort
const send = (message: WordFileMessage) => port?.postMessage(message)
// The main thread terminates this thread. Ending by itself could lose the last message.
port?.ref()

const work = workerData as WordFileWork
if (work.kind === 'read') await read(work.request)
else write(work.now)

async function read(request: WordFileRequest) {
  const file = await readWordFile(request)
  if ('problem' in file) return send({ kind: 'problem', problem: file.problem })
  const { rows, ...table } = file.table
  let at = 0
  port?.on('message', () => {
    send({ kind: 'rows', rows: rows.slice(at, at + rowsPerMessage) })
    at += rowsPerMessage
  })
  send({ kind: 'table', table })
}

function write(now: Date) {
  const words: PackedWord[] = []
  port?.on('message', async (command: WordFileCommand) => {
    if (command.kind === 'add') {
      words.push(...command.words)
      return send({ kind: 'added' })
    }
    const bytes = await writeCollection(words, now)
    port?.postMessage({ kind: 'written', bytes } satisfies WordFileMessage, [bytes.buffer as ArrayBuffer])
  })
}
