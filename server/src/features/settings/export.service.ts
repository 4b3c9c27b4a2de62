import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import type { Services } from '../../services.ts'
import { listOwnFiles } from '../own-media/files/own-files.service.ts'
import { listOwnedTables, type OwnedTable } from './export.queries.ts'

/**
 * Everything kept about a learner as one zip, written while it is sent: each table once as JSON, which is exact, and
 * once as CSV, which a spreadsheet opens (a cell that it would take for a formula gets an apostrophe), and the files
 * that were uploaded.
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
  for (const { name, bytes, open } of await listOwnFiles(services, learnerId))
    zip.addReadStreamLazy(`files/${name}`, { mtime, size: bytes, compress: false }, (give) =>
      give(null, open()),
    )
  zip.end()
  const stream = zip.outputStream as Readable
  // A table that cannot be read cuts the download short: half an export must not look whole.
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
files/ holds what you uploaded, each named by its id in upload.json.
Times are in UTC (ISO 8601). What would let somebody sign in as you is left out.

${tables.map(({ name, columns }) => `${name}: ${columns.join(', ')}`).join('\n')}
`
