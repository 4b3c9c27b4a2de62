import { type BenchData, connectionCount, type Servers } from '../harness/bench-data.ts'
import type { Job } from '../harness/load-generator.ts'
import { cpuSecondsOfMachine, startCpuMeter } from '../harness/process-usage.ts'
import type { LoadGenerator } from '../harness/processes.ts'
import { type Goal, judge, median, show, toTable, unmeasured } from '../harness/report.ts'
import type { Comparison, Endpoint } from './endpoints.ts'

export type Bench = {
  servers: Servers
  data: BenchData
  generate: LoadGenerator
  /** The current process ids of PostgreSQL and its backends. */
  databasePids: () => number[]
  rounds: number
  /** Duration of one measurement, in seconds. */
  seconds: number
}

type Sample = {
  requests: number
  /** CPU time of the server and of PostgreSQL, in microseconds for each request. */
  cpu: number
  databaseCpu: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** CPU that programs outside this benchmark used, in processors. */
  others: number
}

/**
 * `first` and `later` in seconds: the first warm-up lets V8 optimise the code, later ones reopen connections. `passes`: how
 * often complete lists are requested, because the server skips pronunciations under load.
 */
const warmUp = { first: 2, later: 0.3, passes: 4 }
const tolerablePercentage = 25

/**
 * Takes short measurements in many rounds, every second one in reverse order: other load of the machine affects all
 * endpoints alike, and each ratio compares measurements that are close in time.
 */
export async function measureEndpoints(bench: Bench, comparisons: Comparison[]): Promise<string> {
  const endpoints = comparisons.flatMap(({ reference, ours }) => [reference, ...ours])
  const samples = new Map<Endpoint, Sample[]>(endpoints.map((endpoint) => [endpoint, []]))
  const problems = new Map<Endpoint, string>()
  const attempt = async (endpoint: Endpoint, work: () => Promise<void>) => {
    if (problems.has(endpoint)) return
    await work().catch((error: Error) => problems.set(endpoint, error.message))
  }
  for (const endpoint of endpoints)
    await attempt(endpoint, async () => {
      await expectCorrectReply(bench, endpoint)
      await load(bench, endpoint, warmUp.first)
      for (let pass = 0; endpoint.warmsUpCompletely && pass < warmUp.passes; pass++)
        await load(bench, endpoint, 0, true)
    })
  for (let round = 0; round < bench.rounds; round++)
    for (const endpoint of round % 2 === 0 ? endpoints : endpoints.toReversed())
      await attempt(endpoint, async () => {
        const sample = await measure(bench, endpoint)
        samples.get(endpoint)?.push(sample)
        console.error(`round ${round + 1}  ${endpoint.name.padEnd(52)}${show(sample.requests)}/s`)
      })
  const rows = comparisons.flatMap(({ reference, ours }) =>
    [reference, ...ours].map((endpoint) => {
      const problem = problems.get(endpoint) ?? problems.get(reference)
      if (problem) return [endpoint.name, `${unmeasured}: ${problem}`]
      return describe(endpoint, samples.get(endpoint) ?? [], samples.get(reference) ?? [])
    }),
  )
  return [
    toTable(['endpoint, 16 connections', ...columns.map(({ title }) => title)], rows),
    'Ratios are to the line of bare Fastify above: medians of those of each round.',
    describeNoise([...samples.values()].flat().map((sample) => sample.others * 100)),
  ].join('\n\n')
}

/** When other programs use the processors, every ratio moves towards 1. */
function describeNoise(percentages: number[]): string {
  const usual = median(percentages)
  return [
    `Programs outside this benchmark used ${show(usual)} % of one processor meanwhile, ${show(Math.max(...percentages))} % at worst.`,
    ...(usual > tolerablePercentage ? ['**That is too much: measure again when the machine is calm.**'] : []),
  ].join(' ')
}

type Column = {
  title: string
  of: (sample: Sample) => number
  digits?: number
  goal?: (goals: NonNullable<Endpoint['goals']>) => Goal | undefined
}
const columns: Column[] = [
  { title: 'requests/s', of: ({ requests }) => requests, goal: ({ requests }) => requests },
  { title: 'server CPU µs', of: ({ cpu }) => cpu, goal: ({ cpu }) => cpu },
  { title: 'PostgreSQL CPU µs', of: ({ databaseCpu }) => databaseCpu },
  { title: 'p50 ms', of: ({ p50 }) => p50, digits: 1 },
  { title: 'p99 ms', of: ({ p99 }) => p99, digits: 1, goal: ({ p99 }) => p99 },
]

function describe({ name, server, goals }: Endpoint, samples: Sample[], references: Sample[]): string[] {
  const cells = columns.map(({ of, digits = 0, goal }) => {
    const figure = show(median(samples.map(of)), digits)
    if (server === 'reference') return figure
    const ratio = median(samples.map((sample, round) => of(sample) / of(references[round]!)))
    return `${figure} = ${judge(ratio, goals && goal?.(goals), { digits: 2, unit: 'x' })}`
  })
  return [name, ...cells]
}

/** @throws Error when the reply is not the expected one: a fast error is not measured */
async function expectCorrectReply(
  { servers, data }: Bench,
  { server, status = 200, replyContains, plansOf }: Endpoint,
) {
  const { method, path, token, body, headers } = plansOf(data.visitors[0]!, 0)[0]!
  const response = await fetch(`http://127.0.0.1:${servers[server]!.port}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body }),
  })
  const text = await response.text()
  if (response.status !== status || !text.includes(replyContains))
    throw new Error(`it replies ${response.status} ${text.slice(0, 200)}`)
}

async function measure(bench: Bench, endpoint: Endpoint): Promise<Sample> {
  const { pid } = bench.servers[endpoint.server]!
  // Opens the database connections before the measurement starts.
  await load(bench, endpoint, warmUp.later)
  const readServer = startCpuMeter(() => [pid])
  const readDatabase = startCpuMeter(bench.databasePids)
  const machineBefore = cpuSecondsOfMachine()
  const outcome = await load(bench, endpoint, bench.seconds)
  const [server, database] = [readServer(), readDatabase()]
  const machine = cpuSecondsOfMachine() - machineBefore
  return {
    requests: outcome.requests / outcome.seconds,
    cpu: (server / outcome.requests) * 1e6,
    databaseCpu: (database / outcome.requests) * 1e6,
    p50: outcome.p50Ms,
    p99: outcome.p99Ms,
    others: Math.max(0, machine - server - database - outcome.cpuSeconds) / outcome.seconds,
  }
}

/** Multiples of it, modulo 1, are spread evenly: start positions in a list. */
const goldenSection = 0.618
let loadCount = 0

async function load(
  { servers, data, generate }: Bench,
  { server, plansOf }: Endpoint,
  seconds: number,
  isOnce = false,
) {
  loadCount++
  const job: Job = {
    isOnce,
    port: servers[server]!.port,
    durationMs: seconds * 1000,
    connections: data.visitors.slice(0, connectionCount).map((visitor, number) => {
      const plans = plansOf(visitor, number)
      // Each connection starts at another place each time, so that it does not start with recently cached entries.
      const start = Math.floor(plans.length * ((number / connectionCount + loadCount * goldenSection) % 1))
      return [...plans.slice(start), ...plans.slice(0, start)]
    }),
  }
  const outcome = await generate(job)
  if (outcome.failures > 0)
    throw new Error(
      `${outcome.failures} of ${outcome.requests} replies failed, first: ${outcome.firstFailure}`,
    )
  return outcome
}
