import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchDatabase } from './bench-database.ts'
import type { Target } from './endpoints.ts'
import type { Job } from './load-generator.ts'
import { startCpuMeter, startMachineMeter } from './proc-usage.ts'
import type { LoadGenerator, ServerProcess } from './processes.ts'
import type { Learner } from './seed.ts'

/** One measurement of one target. */
export type Sample = {
  requestsPerSecond: number
  p50Milliseconds: number
  p99Milliseconds: number
  /** CPU of the server's process, and of PostgreSQL's together. */
  serverMicroseconds: number
  databaseMicroseconds: number
  /** CPU that programs outside this benchmark took, in processors. */
  foreign: number
  failures: number
}

export type Bench = {
  servers: Record<Target['server'], ServerProcess>
  database: BenchDatabase
  generator: LoadGenerator
  learners: Learner[]
  rounds: number
  seconds: number
  /** Measurements again, at most, when other programs were busy meanwhile. */
  retries: number
  complain: (text: string) => void
}

const connectionCount = 16
/** Seconds. The first time the compiler has to learn the code; later the connections have to be there again. */
const warmUp = { first: 2, later: 0.5 }
/** Processors that other programs may use before a measurement is worth repeating. */
const quietBelow = 0.25

/** Round by round, so that a busy minute of the machine falls on all targets alike; every other round backwards. */
export async function measureEndpoints(bench: Bench, targets: Target[]): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]))
  const right: Target[] = []
  for (const target of targets) if (await isRight(bench, target)) right.push(target)
  for (let round = 0; round < bench.rounds; round++)
    for (const target of round % 2 === 0 ? right : right.toReversed()) {
      const sample = await measureQuietly(bench, target, round === 0 ? warmUp.first : warmUp.later)
      samples.get(target.name)?.push(sample)
      console.error(describeSample(round, target, sample))
    }
  return samples
}

/** A server that answers quickly and wrongly is not measured. */
async function isRight({ servers, learners, complain }: Bench, target: Target): Promise<boolean> {
  const [plan] = target.plansOf(learners[0]!)
  const response = await fetch(`http://127.0.0.1:${servers[target.server].port}${plan?.path}`, {
    method: plan?.method ?? 'GET',
    headers: {
      ...(plan?.token && { authorization: `Bearer ${plan.token}` }),
      ...(plan?.body && { 'content-type': 'application/json' }),
    },
    ...(plan?.body && { body: plan.body }),
  })
  const text = await response.text()
  if (response.status === 200 && text.includes(target.holds)) return true
  complain(`${target.name} was not measured: it answers ${response.status} ${text.slice(0, 300)}`)
  return false
}

async function measureQuietly(bench: Bench, target: Target, warmUpSeconds: number): Promise<Sample> {
  let best = await measure(bench, target, warmUpSeconds)
  for (let again = 0; again < bench.retries && best.foreign > quietBelow; again++) {
    await sleep(2000)
    const next = await measure(bench, target, warmUp.later)
    if (next.foreign < best.foreign) best = next
  }
  return best
}

async function measure(bench: Bench, target: Target, warmUpSeconds: number): Promise<Sample> {
  const { port, pid } = bench.servers[target.server]
  const job = (seconds: number): Job => ({
    port,
    milliseconds: seconds * 1000,
    connections: bench.learners.slice(0, connectionCount).map((learner, number) => {
      const plans = target.plansOf(learner)
      // Everybody begins somewhere else.
      const start = Math.floor((plans.length * number) / connectionCount)
      return [...plans.slice(start), ...plans.slice(0, start)]
    }),
  })
  const before = await bench.generator.run(job(warmUpSeconds))
  const serverCpu = startCpuMeter(() => [pid])
  const databaseCpu = startCpuMeter(bench.database.pids)
  const machineCpu = startMachineMeter()
  const outcome = await bench.generator.run(job(bench.seconds))
  const [server, database, machine] = [serverCpu(), databaseCpu(), machineCpu()]
  const failures = before.failures + outcome.failures
  if (failures > 0)
    bench.complain(
      `${target.name}: ${failures} of ${before.requests + outcome.requests} replies were not 200, first: ${before.firstFailure || outcome.firstFailure}`,
    )
  return {
    requestsPerSecond: outcome.requests / outcome.seconds,
    p50Milliseconds: outcome.p50Milliseconds,
    p99Milliseconds: outcome.p99Milliseconds,
    serverMicroseconds: (server / outcome.requests) * 1e6,
    databaseMicroseconds: (database / outcome.requests) * 1e6,
    foreign: Math.max(0, machine - server - database - outcome.cpuSeconds) / outcome.seconds,
    failures,
  }
}

const describeSample = (round: number, { name }: Target, sample: Sample): string =>
  [
    `round ${round + 1}`,
    name.padEnd(30),
    `${sample.requestsPerSecond.toFixed(0)}/s`,
    `p50 ${sample.p50Milliseconds.toFixed(2)} p99 ${sample.p99Milliseconds.toFixed(2)} ms`,
    `cpu ${sample.serverMicroseconds.toFixed(0)} + ${sample.databaseMicroseconds.toFixed(0)} µs`,
    `others ${(sample.foreign * 100).toFixed(0)} %`,
  ].join('  ')
