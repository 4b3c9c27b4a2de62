import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchDatabase, databasePid } from './bench-database.ts'
import { familyOf, residentMegabytes, sharedMegabytes } from './proc-usage.ts'
import { type ServerProcess, startVerbena } from './processes.ts'
import { median, type Table } from './report.ts'

/** What a start leaves behind is collected within this time. */
const settleMilliseconds = 3000

export type StartFigures = {
  /** From the start of the process to the first healthy reply, milliseconds. */
  first: number
  second: number
  /** Megabytes with nobody visiting. */
  idleServer: number
  idleDatabase: number
}

/** Our server with its own embedded database, as at home: in empty folders, then again on the last of them. */
export async function measureStarts(firstStarts: number, secondStarts: number): Promise<StartFigures> {
  const first: number[] = []
  const second: number[] = []
  const idle = { idleServer: Number.NaN, idleDatabase: Number.NaN }
  for (let n = 0; n < firstStarts; n++) {
    const folder = mkdtempSync(join(tmpdir(), 'vb-start-'))
    try {
      first.push(await startOnce(folder))
      if (n < firstStarts - 1) continue
      for (let again = 0; again < secondStarts; again++)
        second.push(
          await startOnce(folder, async ({ pid }) => {
            if (again < secondStarts - 1) return
            await sleep(settleMilliseconds)
            idle.idleServer = residentMegabytes(pid)
            idle.idleDatabase = sharedMegabytes(familyOf(databasePid(join(folder, 'postgres'))))
          }),
        )
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }
  console.error('starts', first.map(Math.round), second.map(Math.round))
  return { first: median(first), second: median(second), ...idle }
}

/** @returns milliseconds from the start of the process to its first healthy reply */
async function startOnce(
  folder: string,
  meanwhile?: (server: ServerProcess) => Promise<void>,
): Promise<number> {
  const began = performance.now()
  const server = await startVerbena({ environment: { DATA_DIR: folder } })
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/health`)
    const milliseconds = performance.now() - began
    if (response.status !== 200) throw new Error(`GET /api/health answers ${response.status}`)
    await meanwhile?.(server)
    return milliseconds
  } finally {
    await server.stop()
  }
}

export const startTable = (figures: StartFigures, database: BenchDatabase): Table => ({
  title: 'Start to healthy',
  unit: 'ms',
  digits: 0,
  referenceName: 'embedded PostgreSQL alone',
  figures: [
    {
      what: 'in an empty DATA_DIR, catalogue included',
      ours: figures.first,
      reference: database.firstStartMilliseconds,
      goal: { of: 'figure', atMost: 5000 },
    },
    {
      what: 'in an existing DATA_DIR',
      ours: figures.second,
      reference: database.secondStartMilliseconds,
      goal: { of: 'figure', atMost: 1500 },
    },
  ],
})
