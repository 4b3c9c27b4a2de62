import { password } from '../harness/bench-data.ts'
import type { RequestPlan } from '../harness/load-generator.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import type { Bench } from './measure-endpoints.ts'

/** A calm visitor beside the storm: a request, a short rest, the next. */
const visitorPauseMilliseconds = 2

/** Percentiles in milliseconds. */
type Storm = {
  loginsPerSecond: number
  loginP99: number
  calmRead: number
  stormyRead: number
  calmFile: number
  stormyFile: number
}

type Side = 'verbena' | 'reference'
const paths: Record<Side, { login: string; read: string }> = {
  verbena: { login: '/api/auth/login', read: '/api/getVideoProgress' },
  reference: { login: '/login', read: '/read' },
}

/** 32 logins in flight all the time, and what another visitor notices of them. */
export async function measureLogins(bench: Bench): Promise<string> {
  const storms: Record<Side, Storm[]> = { verbena: [], reference: [] }
  for (let round = 0; round < bench.rounds; round++)
    for (const server of ['reference', 'verbena'] as const) {
      const storm = await raise(bench, server)
      storms[server].push(storm)
      console.error(`round ${round + 1}  ${server}: ${show(storm.loginsPerSecond)} logins/s`)
    }
  const row = (what: string, of: (storm: Storm) => number, format = (value: number) => show(value, 1)) => [
    what,
    format(median(storms.verbena.map(of))),
    show(median(storms.reference.map(of)), 1),
  ]
  const asMultiple = (value: number) => judge(value, { atMost: 3 }, { digits: 1, unit: 'x' })
  return toTable(
    ['32 logins in flight', 'ours', 'bare Fastify, argon2 unlimited'],
    [
      row('logins a second', ({ loginsPerSecond }) => loginsPerSecond),
      row('p99 of a login, ms', ({ loginP99 }) => loginP99),
      row('p99 of a read while nobody logs in, ms', ({ calmRead }) => calmRead),
      row('p99 of a read meanwhile, ms', ({ stormyRead }) => stormyRead),
      row('p99 of a read, multiplied by', ({ calmRead, stormyRead }) => stormyRead / calmRead, asMultiple),
      row('p99 of a file while nobody logs in, ms', ({ calmFile }) => calmFile),
      row('p99 of a file meanwhile, ms', ({ stormyFile }) => stormyFile),
    ],
  )
}

async function raise({ servers, data, generate, seconds }: Bench, server: Side): Promise<Storm> {
  const { visitors, startedVideos } = data
  const path = paths[server]
  const run = async (connections: RequestPlan[][], pauseMilliseconds = 0) => {
    const milliseconds = seconds * 1000
    const outcome = await generate({
      port: servers[server].port,
      connections,
      pauseMilliseconds,
      milliseconds,
    })
    if (outcome.failures > 0)
      throw new Error(
        `${connections[0]?.[0]?.path}: ${outcome.failures} failed, first: ${outcome.firstFailure}`,
      )
    return outcome
  }
  const token = visitors[0]?.tokens[server] ?? ''
  const visit = (plan: RequestPlan) => run([[plan]], visitorPauseMilliseconds)
  const visits = () =>
    Promise.all([
      visit({ method: 'GET', path: `${path.read}/${startedVideos[0]}`, token }),
      visit({ method: 'GET', path: '/theme.js' }),
    ])
  const logins = () =>
    run(
      visitors.map(({ username }) => [
        { method: 'POST', path: path.login, body: JSON.stringify({ username, password }) },
      ]),
    )
  await visits()
  const [calmRead, calmFile] = await visits()
  const [login, [stormyRead, stormyFile]] = await Promise.all([logins(), visits()])
  return {
    loginsPerSecond: login.requests / login.seconds,
    loginP99: login.p99Milliseconds,
    calmRead: calmRead.p99Milliseconds,
    stormyRead: stormyRead.p99Milliseconds,
    calmFile: calmFile.p99Milliseconds,
    stormyFile: stormyFile.p99Milliseconds,
  }
}
