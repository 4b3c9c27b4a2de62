import { setTimeout as sleep } from 'node:timers/promises'
import { familyOf, residentMegabytes, sharedMegabytes } from '../harness/process-usage.ts'
import {
  databasePid,
  type ServerProcess,
  startDatabase,
  startVerbena,
  temporaryFolder,
} from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'

/** The garbage of a start is collected within this time. */
const settleMs = 3000
const memoryGoal = { atMost: 220 }

/** Starts our server with its embedded database in an empty folder, then again in the same folder. */
export async function measureStarts(rounds: number): Promise<string> {
  const rows: StartRound[] = []
  for (let round = 0; round < rounds; round++) {
    const figures = { ...(await startDatabaseAlone()), ...(await startTwice()) }
    console.error(`starts  ${show(figures.first)} ms, ${show(figures.second)} ms`)
    rows.push(figures)
  }
  const of = (name: keyof StartRound) => median(rows.map((figures) => figures[name]))
  const total = median(rows.map(({ server, database }) => server + database))
  return [
    toTable(
      ['start to healthy, ms', 'ours', 'PostgreSQL alone'],
      [
        [
          'empty DATA_DIR, catalogue included',
          judge(of('first'), { atMost: 5000 }),
          show(of('databaseFirst')),
        ],
        ['existing DATA_DIR', judge(of('second'), { atMost: 1500 }), show(of('databaseSecond'))],
      ],
    ),
    toTable(
      ['idle memory, MB', 'server', 'embedded database', 'total'],
      [['after a start', show(of('server')), show(of('database')), judge(total, memoryGoal)]],
    ),
  ].join('\n\n')
}

/** Start times in milliseconds; idle memory of server and database in megabytes. */
type StartRound = Record<
  'databaseFirst' | 'databaseSecond' | 'first' | 'second' | 'server' | 'database',
  number
>

async function startDatabaseAlone() {
  const folder = temporaryFolder()
  const start = async () => {
    const startedAt = performance.now()
    const postgres = await startDatabase(folder.path)
    const ms = performance.now() - startedAt
    await postgres.stop()
    return ms
  }
  const figures = { databaseFirst: await start(), databaseSecond: await start() }
  await folder.remove()
  return figures
}

async function startTwice() {
  const folder = temporaryFolder()
  const { ms: first, server: firstServer } = await startOnce(folder.path)
  await firstServer.stop()
  const { ms: second, server } = await startOnce(folder.path)
  await sleep(settleMs)
  const memory = memoryOf(server, folder.path)
  await server.stop()
  await folder.remove()
  return { first, second, ...memory }
}

/** From the start of the process to its first healthy reply. */
async function startOnce(dataDirectory: string) {
  const startedAt = performance.now()
  const server = await startVerbena({ environment: { DATA_DIR: dataDirectory } })
  const response = await fetch(`http://127.0.0.1:${server.port}/api/health`)
  const ms = performance.now() - startedAt
  if (response.status !== 200) throw new Error(`GET /api/health replies ${response.status}`)
  return { ms, server }
}

const memoryOf = ({ pid }: ServerProcess, dataDirectory: string) => ({
  server: residentMegabytes(pid),
  database: sharedMegabytes(familyOf(databasePid(dataDirectory))),
})

/** All other clients of the database have to be disconnected. */
export async function measureMemoryAfterLoad(server: ServerProcess, dataDirectory: string): Promise<string> {
  await sleep(settleMs)
  const memory = memoryOf(server, dataDirectory)
  return toTable(
    ['idle memory, MB', 'server', 'embedded database', 'total'],
    [
      [
        'after the load above',
        show(memory.server),
        show(memory.database),
        judge(memory.server + memory.database, memoryGoal),
      ],
    ],
  )
}
