import { password } from '../harness/bench-data.ts'
import type { RequestPlan } from '../harness/load-generator.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import type { Bench } from './measure-endpoints.ts'

/** Another visitor sends single requests with this pause between them. */
const visitorPauseMs = 2

/** Percentiles in milliseconds. */
type LoginRound = {
  loginsPerSecond: number
  loginP99: number
  idleRead: number
  busyRead: number
  idleFile: number
  busyFile: number
}

type Side = 'verbena' | 'reference'
const paths: Record<Side, { login: string; read: string }> = {
  verbena: { login: '/api/auth/login', read: '/api/getVideoProgress' },
  reference: { login: '/login', read: '/read' },
}

/** Keeps 32 logins in flight and measures the requests of another visitor meanwhile. */
export async function measureLogins(bench: Bench): Promise<string> {
  const results: Record<Side, LoginRound[]> = { verbena: [], reference: [] }
  for (let round = 0; round < bench.rounds; round++)
    for (const server of ['reference', 'verbena'] as const) {
      const result = await measureRound(bench, server)
      results[server].push(result)
      console.error(`round ${round + 1}  ${server}: ${show(result.loginsPerSecond)} logins/s`)
    }
  const row = (
    what: string,
    of: (round: LoginRound) => number,
    format = (value: number) => show(value, 1),
  ) => [what, format(median(results.verbena.map(of))), show(median(results.reference.map(of)), 1)]
  const asMultiple = (value: number) => judge(value, { atMost: 3 }, { digits: 1, unit: 'x' })
  return toTable(
    ['32 logins in flight', 'ours', 'bare Fastify, argon2 unlimited'],
    [
      row('logins a second', ({ loginsPerSecond }) => loginsPerSecond),
      row('p99 of a login, ms', ({ loginP99 }) => loginP99),
      row('p99 of a read without logins, ms', ({ idleRead }) => idleRead),
      row('p99 of a read during logins, ms', ({ busyRead }) => busyRead),
      row('p99 of a read, multiplied by', ({ idleRead, busyRead }) => busyRead / idleRead, asMultiple),
      row('p99 of a file without logins, ms', ({ idleFile }) => idleFile),
      row('p99 of a file during logins, ms', ({ busyFile }) => busyFile),
    ],
  )
}

async function measureRound({ servers, data, generate, seconds }: Bench, server: Side): Promise<LoginRound> {
  const { visitors, startedVideos } = data
  const path = paths[server]
  const run = async (connections: RequestPlan[][], pauseMs = 0) => {
    const outcome = await generate({
      port: servers[server].port,
      connections,
      pauseMs,
      durationMs: seconds * 1000,
    })
    if (outcome.failures > 0)
      throw new Error(
        `${connections[0]?.[0]?.path}: ${outcome.failures} failed, first: ${outcome.firstFailure}`,
      )
    return outcome
  }
  const token = visitors[0]?.tokens[server] ?? ''
  const visit = (plan: RequestPlan) => run([[plan]], visitorPauseMs)
  const visits = () =>
    Promise.all([
      visit({ method: 'GET', path: `${path.read}/${startedVideos[0]}`, token }),
      visit({ method: 'GET', path: '/verbena-mark.svg' }),
    ])
  const logins = () =>
    run(
      visitors.map(({ username }) => [
        { method: 'POST', path: path.login, body: JSON.stringify({ username, password }) },
      ]),
    )
  await visits()
  const [idleRead, idleFile] = await visits()
  const [login, [busyRead, busyFile]] = await Promise.all([logins(), visits()])
  return {
    loginsPerSecond: login.requests / login.seconds,
    loginP99: login.p99Ms,
    idleRead: idleRead.p99Ms,
    busyRead: busyRead.p99Ms,
    idleFile: idleFile.p99Ms,
    busyFile: busyFile.p99Ms,
  }
}
