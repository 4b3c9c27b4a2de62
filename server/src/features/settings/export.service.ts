import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import type { Services } from '../../services.ts'
import { listOwnFiles } from '../own-media/files/own-files.service.ts'
import { listClipFiles } from '../vocabulary/clips/clip-files.service.ts'
import { listOwnedTables, type OwnedTable } from './export.queries.ts'

/**
 * Exports all stored data about a learner as one ZIP file, which is written while it is sent. It contains each table as
 * exact JSON and as CSV for spreadsheets, and the uploaded files. In the CSV, a cell that a spreadsheet would run as a
 * formula begins with an apostrophe.
 */
export async function exportEverything(services: Services, learnerId: string): Promise<Readable> {
  const { db, clock } = services
  const zip = new ZipFile()
  const mtime = clock.now()
  const add = (name: string, write: () => Promise<string>) =>
    zip.addReadStreamLazy(name, { mtime }, (give) => {
      write().then(
        (text) => give(null, Readable.from([Buffer.from(text)])),
        (error: Error) => give(error, Readable.from([])),
      )
    })
  const tables = listOwnedTables(learnerId)
  zip.addBuffer(Buffer.from(explain(tables)), 'README.txt', { mtime })
  for (const table of tables) {
    add(`json/${table.name}.json`, async () => `${JSON.stringify(await table.read(db), null, 2)}\n`)
    add(`csv/${table.name}.csv`, async () => toCsv(table, await table.read(db)))
  }
  const files = [...(await listOwnFiles(services, learnerId)), ...(await listClipFiles(services, learnerId))]
  for (const { name, bytes, open } of files)
    zip.addReadStreamLazy(`files/${name}`, { mtime, size: bytes, compress: false }, (give) =>
      give(null, open()),
    )
  zip.end()
  const stream = zip.outputStream as Readable
  // When a table cannot be read, the download fails, so that an incomplete export does not look complete.
  zip.on('error', (error) => stream.destroy(error as Error))
  return stream
}

function toCsv({ columns }: OwnedTable, rows: object[]): string {
  return stringify(rows, {
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    cast: {
      date: (value) => value.toISOString(),
      boolean: String,
      object: (value) => JSON.stringify(value),
    },
  })
}

const explain = (tables: OwnedTable[]) =>
  `Verbena: everything that is kept about you.

json/ holds each table exactly; csv/ holds the same for a spreadsheet.
files/ holds what you uploaded, each named by its id in upload.json, and the sounds and pictures of saved words, each
named by its id in word_clip.json.
Times are in UTC (ISO 8601). What would let somebody sign in as you is left out.

${tables.map(({ name, columns }) => `${name}: ${columns.join(', ')}`).join('\n')}
`
