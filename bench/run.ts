import { randomBytes } from 'node:crypto'
import { cpus } from 'node:os'
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts'
import { describeNoise, describeReferences, endpointTables } from './endpoint-tables.ts'
import { createSigner, listTargets, type Target } from './endpoints.ts'
import { type Bench, measureEndpoints } from './measure-endpoints.ts'
import { measureLogins } from './measure-logins.ts'
import { type MemoryAfter, measureMemoryAfter, memoryTable } from './measure-memory.ts'
import { measureStarts, type StartFigures, startTable } from './measure-start.ts'
import { readSentences, startMeasuredVerbena, startReferences } from './measured-servers.ts'
import { type Options, readOptions, UsageError } from './options.ts'
import { pageTable } from './page-weight.ts'
import { startLoadGenerator, stopAll } from './processes.ts'
import { type Table, toMarkdown } from './report.ts'
import { measuredLearners, seed } from './seed.ts'

/** Measures and prints. A missed goal ends with 0 like a met one: machines differ, and nobody's build hangs on it. */
async function main(options: Options) {
  const { sections } = options
  const complaints: string[] = []
  const notes: string[] = []
  const tables: Table[] = []
  const wantsStarts = sections.has('start') || sections.has('memory')
  const wantsLoad = sections.has('endpoints') || sections.has('logins')
  if (wantsStarts || wantsLoad) database = await startBenchDatabase()
  const starts = wantsStarts ? await runStarts(options) : null
  let after: MemoryAfter | null = null
  if (database && wantsLoad) {
    const loaded = await runServers(options, database, (text) => complaints.push(text))
    tables.push(...loaded.tables)
    notes.push(...loaded.notes)
    after = loaded.memory
  }
  if (database && starts && sections.has('start')) tables.push(startTable(starts, database))
  if (sections.has('memory')) tables.push(memoryTable(starts, after))
  if (sections.has('page')) tables.push(pageTable())
  console.log(
    `\n${[describeRun(options), ...notes, ...warn(complaints), ...tables.map(toMarkdown)].join('\n\n')}\n`,
  )
}

const runStarts = ({ isQuick }: Options): Promise<StartFigures> =>
  measureStarts(isQuick ? 1 : 3, isQuick ? 1 : 5)

async function runServers(options: Options, database: BenchDatabase, complain: Bench['complain']) {
  const { sections, profile } = options
  const secret = randomBytes(32).toString('hex')
  const verbena = await startMeasuredVerbena({ database, secret, profile })
  console.error(`seeding ${options.rows} rows …`)
  const seeded = await seed(database, options.rows)
  const { verify, ...references } = await startReferences({ database, secret, profile })
  const bench: Bench = {
    servers: { verbena, ...references },
    database,
    generator: startLoadGenerator(),
    learners: seeded.learners,
    rounds: options.rounds,
    seconds: options.seconds,
    retries: options.isQuick ? 0 : 2,
    complain,
  }
  const tables: Table[] = []
  const notes: string[] = []
  if (sections.has('endpoints')) {
    const sentences = await readSentences(verbena, seeded.readableVideos[0] ?? '')
    const targets = chosen(listTargets(seeded, sentences, createSigner(secret)), options.endpoints)
    const samples = await measureEndpoints(bench, targets)
    tables.push(...endpointTables(targets, samples))
    notes.push(describeReferences, describeNoise(samples))
  }
  if (sections.has('logins')) tables.push(await measureLogins(bench, verify))
  const { hello, read, write } = references
  const memory = sections.has('memory')
    ? await measureMemoryAfter(verbena, read, [hello, write, verify], database.pids)
    : null
  return { tables, notes, memory }
}

/** The endpoints that were named, and what they are compared with. */
function chosen(targets: Target[], names: string[]): Target[] {
  if (names.length === 0) return targets
  const ours = targets.filter(
    ({ server, name }) => server === 'verbena' && names.some((part) => name.includes(part)),
  )
  if (ours.length === 0)
    throw new UsageError(
      `No endpoint is called ${names.join(' or ')}. There are:\n${targets
        .filter(({ server }) => server === 'verbena')
        .map(({ name }) => name)
        .join('\n')}`,
    )
  const references = targets.filter(({ server }) => ours.some(({ reference }) => reference === server))
  return [...references, ...ours]
}

function describeRun({ rows, rounds, seconds }: Options): string {
  const [processor] = cpus()
  return [
    `Node ${process.versions.node}, ${cpus().length} processors (${processor?.model.trim()}), ${rows.toLocaleString('en')} rows of words and as many of progress, ${Math.max(measuredLearners, Math.ceil(rows / 100))} learners.`,
    `Median of ${rounds} rounds of ${seconds} s.`,
    'Machines differ: what counts is the ratio to the reference, measured in the same run on the same database.',
  ].join(' ')
}

const warn = (complaints: string[]): string[] =>
  complaints.length === 0
    ? []
    : ['**These figures are not to be trusted:**', complaints.map((text) => `- ${text}`).join('\n')]

let database: BenchDatabase | undefined
let isInterrupted = false
async function cleanUp() {
  await stopAll()
  await database?.stop()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isInterrupted) return
    isInterrupted = true
    void cleanUp().finally(() => process.exit(130))
  })

try {
  await main(readOptions(process.argv.slice(2)))
  await cleanUp()
} catch (error) {
  // What was interrupted fails everywhere at once; the signal's own clean-up ends the process.
  if (!isInterrupted) {
    console.error(error instanceof UsageError ? error.message : error)
    await cleanUp()
    process.exit(1)
  }
}
