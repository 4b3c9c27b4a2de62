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

/** What a start leaves behind is collected within this time. */
const settleMilliseconds = 3000
const memoryGoal = { atMost: 220 }

/** Our server with its own embedded database, as at home: in an empty folder, then again in the same one. */
export async function measureStarts(rounds: number): Promise<string> {
  const rows: StartRound[] = []
  for (let round = 0; round < rounds; round++) {
    const figures = { ...(await startDatabaseAlone()), ...(await startTwice()) }
    console.error(`starts  ${show(figures.first)} ms, ${show(figures.second)} ms`)
    rows.push(figures)
  }
  const of = (name: keyof StartRound) => median(rows.map((figures) => figures[name]))
  const inAll = median(rows.map(({ server, database }) => server + database))
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
      ['idle memory, MB', 'server', 'embedded database', 'in all'],
      [['after a start', show(of('server')), show(of('database')), judge(inAll, memoryGoal)]],
    ),
  ].join('\n\n')
}

/** Milliseconds, and megabytes of server and database while nobody visits. */
type StartRound = Record<
  'databaseFirst' | 'databaseSecond' | 'first' | 'second' | 'server' | 'database',
  number
>

async function startDatabaseAlone() {
  const folder = temporaryFolder()
  const start = async () => {
    const began = performance.now()
    const postgres = await startDatabase(folder.path)
    const milliseconds = performance.now() - began
    await postgres.stop()
    return milliseconds
  }
  const figures = { databaseFirst: await start(), databaseSecond: await start() }
  await folder.remove()
  return figures
}

async function startTwice() {
  const folder = temporaryFolder()
  const { milliseconds: first, server: firstServer } = await startOnce(folder.path)
  await firstServer.stop()
  const { milliseconds: second, server } = await startOnce(folder.path)
  await sleep(settleMilliseconds)
  const memory = memoryOf(server, folder.path)
  await server.stop()
  await folder.remove()
  return { first, second, ...memory }
}

/** From the start of the process to its first healthy reply. */
async function startOnce(dataDirectory: string) {
  const began = performance.now()
  const server = await startVerbena({ environment: { DATA_DIR: dataDirectory } })
  const response = await fetch(`http://127.0.0.1:${server.port}/api/health`)
  const milliseconds = performance.now() - began
  if (response.status !== 200) throw new Error(`GET /api/health answers ${response.status}`)
  return { milliseconds, server }
}

const memoryOf = ({ pid }: ServerProcess, dataDirectory: string) => ({
  server: residentMegabytes(pid),
  database: sharedMegabytes(familyOf(databasePid(dataDirectory))),
})

/** Nobody else may be connected to the database any more. */
export async function measureMemoryAfterLoad(server: ServerProcess, dataDirectory: string): Promise<string> {
  await sleep(settleMilliseconds)
  const memory = memoryOf(server, dataDirectory)
  return toTable(
    ['idle memory, MB', 'server', 'embedded database', 'in all'],
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
