import type { RequestPlan } from './load-generator.ts'
import type { Bench } from './measure-endpoints.ts'
import type { ServerProcess } from './processes.ts'
import { type Figure, median, type Table } from './report.ts'
import { password } from './seed.ts'

/** Each connection holds one login in flight. */
const loginsInFlight = 32
/** A calm visitor beside the storm: a request, a short rest, the next. */
const visitorPauseMilliseconds = 2
const longestStormSeconds = 3

/** Milliseconds, but for the first. */
type Storm = Record<
  'loginsPerSecond' | 'loginP99' | 'visitIdle' | 'visitMeanwhile' | 'fileIdle' | 'fileMeanwhile',
  number
>
type Subject = { server: ServerProcess; loginPath: string; visitPath: string; filePath: string }

/** 32 logins in flight, and what another visitor notices of them. */
export async function measureLogins(bench: Bench, verify: ServerProcess): Promise<Table> {
  const verbena = {
    server: bench.servers.verbena,
    loginPath: '/api/auth/login',
    visitPath: '/api/levels',
    filePath: '/theme.js',
  }
  const reference = { server: verify, loginPath: '/verify', visitPath: '/hello', filePath: '/file' }
  const ours: Storm[] = []
  const references: Storm[] = []
  for (let round = 0; round < bench.rounds; round++) {
    ours.push(await raise(bench, verbena))
    references.push(await raise(bench, reference))
  }
  const both = (what: string, of: (storm: Storm) => number): Figure => ({
    what,
    ours: median(ours.map(of)),
    reference: median(references.map(of)),
  })
  return {
    title: '32 logins in flight',
    unit: 'each in its unit',
    digits: 1,
    referenceName: 'argon2id in bare Fastify',
    figures: [
      both('logins a second', ({ loginsPerSecond }) => loginsPerSecond),
      both('p99 of a login, ms', ({ loginP99 }) => loginP99),
      both('p99 of GET /api/levels while nobody logs in, ms', ({ visitIdle }) => visitIdle),
      both('p99 of GET /api/levels during the logins, ms', ({ visitMeanwhile }) => visitMeanwhile),
      {
        ...both(
          'during the logins, as multiple',
          ({ visitIdle, visitMeanwhile }) => visitMeanwhile / visitIdle,
        ),
        goal: { of: 'figure', atMost: 3 },
      },
      both('p99 of a file of the page while nobody logs in, ms', ({ fileIdle }) => fileIdle),
      both('p99 of a file of the page during the logins, ms', ({ fileMeanwhile }) => fileMeanwhile),
    ],
  }
}

async function raise(bench: Bench, subject: Subject): Promise<Storm> {
  const { port } = subject.server
  const milliseconds = Math.min(longestStormSeconds, bench.seconds) * 1000
  const run = async (connections: RequestPlan[][], pauseMilliseconds = 0) => {
    const outcome = await bench.generator.run({ port, connections, pauseMilliseconds, milliseconds })
    if (outcome.failures > 0)
      bench.complain(
        `${connections[0]?.[0]?.path}: ${outcome.failures} of ${outcome.requests} replies were not 200, first: ${outcome.firstFailure}`,
      )
    return outcome
  }
  const visitor = (path: string) => run([[{ method: 'GET', path }]], visitorPauseMilliseconds)
  const visitors = () => Promise.all([visitor(subject.visitPath), visitor(subject.filePath)])
  const logins = () =>
    run(
      bench.learners.slice(0, loginsInFlight).map(({ username }) => {
        const body = JSON.stringify({ username, password })
        return [{ method: 'POST', path: subject.loginPath, body }]
      }),
    )
  await visitors()
  const [visit, file] = await visitors()
  const [storm, [visitMeanwhile, fileMeanwhile]] = await Promise.all([logins(), visitors()])
  const result = {
    loginsPerSecond: storm.requests / storm.seconds,
    loginP99: storm.p99Milliseconds,
    visitIdle: visit.p99Milliseconds,
    visitMeanwhile: visitMeanwhile.p99Milliseconds,
    fileIdle: file.p99Milliseconds,
    fileMeanwhile: fileMeanwhile.p99Milliseconds,
  }
  console.error(
    `logins ${subject.loginPath}`,
    ...Object.entries(result).map(([name, value]) => `${name} ${value.toFixed(1)}`),
  )
  return result
}
