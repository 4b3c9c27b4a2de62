import { setTimeout as sleep } from 'node:timers/promises'
import type { StartFigures } from './measure-start.ts'
import { residentMegabytes, sharedMegabytes } from './proc-usage.ts'
import type { ServerProcess } from './processes.ts'
import type { Figure, Table } from './report.ts'

const goalMegabytes = 220
/** A server that was busy a moment ago still holds what it is about to free. */
const settleMilliseconds = 5000

export type MemoryAfter = { server: number; database: number; reference: number }

/**
 * After the load. The reference leaves before the database is looked at, for its connections are not ours.
 * @returns megabytes
 */
export async function measureMemoryAfter(
  server: ServerProcess,
  reference: ServerProcess,
  others: ServerProcess[],
  databasePids: () => number[],
): Promise<MemoryAfter> {
  const referenceMegabytes = residentMegabytes(reference.pid)
  await Promise.all([reference, ...others].map(({ stop }) => stop()))
  await sleep(settleMilliseconds)
  return {
    server: residentMegabytes(server.pid),
    database: sharedMegabytes(databasePids()),
    reference: referenceMegabytes,
  }
}

export function memoryTable(start: StartFigures | null, after: MemoryAfter | null): Table {
  const inAll = (what: string, ours: number): Figure => ({
    what,
    ours,
    goal: { of: 'figure', atMost: goalMegabytes },
  })
  return {
    title: 'Memory',
    unit: 'MB',
    digits: 0,
    referenceName: 'Fastify + pg',
    figures: [
      ...(start
        ? [
            { what: 'server, just started', ours: start.idleServer },
            { what: 'its embedded database', ours: start.idleDatabase },
            inAll('in all, just started', start.idleServer + start.idleDatabase),
          ]
        : []),
      ...(after
        ? [
            { what: 'server, after the run', ours: after.server, reference: after.reference },
            { what: 'the embedded database, after the run', ours: after.database },
            inAll('in all, after the run', after.server + after.database),
          ]
        : []),
    ],
  }
}
