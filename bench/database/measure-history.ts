import { join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { wordStatusesPerPage } from '@verbena/contract/vocabulary/word-status'
import type pg from 'pg'
import { openDatabase } from '../../server/src/database/database.ts'
import { migrateDatabase } from '../../server/src/database/migrate.ts'
import { addManyTalliesToDays } from '../../server/src/features/activity/activity-days.service.ts'
import { createMediaLinks } from '../../server/src/features/catalogue/media-links.ts'
import { readPractice } from '../../server/src/features/listening/listening.service.ts'
import { readListening } from '../../server/src/features/progress/listening-progress.service.ts'
import { readWholeProgress } from '../../server/src/features/progress/progress.service.ts'
import { readQueue, readSummary } from '../../server/src/features/reviews/review-queue.service.ts'
import { listStatuses } from '../../server/src/features/vocabulary/word-status/word-status.queries.ts'
import type { Caller } from '../../server/src/http/serve.ts'
import { createBackgroundTasks } from '../../server/src/jobs/background-tasks.ts'
import type { Services } from '../../server/src/services.ts'
import { startDatabase, temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { content } from '../texts/texts.ts'
import { fillCatalogue } from './catalogue-data.ts'
import { fillHistory, historyTimeZone as timeZone } from './history-data.ts'

const sizes = { few: 1000, many: 1_000_000 }
/** Upper limit for the time with a million reviews, as a multiple of the time with a thousand. */
const goal = { atMost: 1.5 }
const otherLearners = 100

/** Requests of a learner with few reviews and with many, in one database, also with generic plans. */
export async function measureHistory(rounds: number): Promise<string> {
  const folder = temporaryFolder()
  const postgres = await startDatabase(folder.path)
  const migrations = join(import.meta.dirname, '../..', 'server', 'src', 'database', 'migrations')
  await migrateDatabase(postgres.connection, migrations)
  const learners = await fillDatabase(postgres.connection)
  const tables: string[] = []
  for (const plans of ['auto', 'force_generic_plan'])
    tables.push(await measurePlans(postgres.connection, learners, plans, rounds))
  await postgres.stop()
  await folder.remove()
  return tables.join('\n\n')
}

type Learners = { few: string; many: string }

async function fillDatabase(connection: pg.PoolConfig): Promise<Learners> {
  const { db, pool, close } = openDatabase({ ...connection, statement_timeout: 0 }, () => {})
  await fillCatalogue(pool, 1000, ['casa'])
  const client = await pool.connect()
  // Both have been there for a year, because the reply of the progress has a row for each day of a year.
  const few = await fillHistory(client, { username: 'few', reviews: sizes.few, words: 1000, days: 400 })
  const many = await fillHistory(client, {
    username: 'many',
    reviews: sizes.many,
    words: 130_000,
    days: 1000,
  })
  for (let other = 0; other < otherLearners; other++)
    await fillHistory(client, { username: `other ${other}`, reviews: 100, words: 100, days: 30 })
  // As after the first minute of a server.
  await addManyTalliesToDays({ db })
  await client.query('vacuum analyze')
  client.release()
  await close()
  return { few, many }
}

async function measurePlans(
  connection: pg.PoolConfig,
  learners: Learners,
  plans: string,
  rounds: number,
): Promise<string> {
  const { db, close } = openDatabase({ ...connection, options: `-c plan_cache_mode=${plans}` }, () => {})
  const services = {
    db,
    clock: { now: () => new Date() },
    lexicon: readStarterLexicon(content),
    mediaLinks: createMediaLinks('bench'),
    backgroundTasks: createBackgroundTasks((error) => console.error(error)),
  } as unknown as Services
  const rows: string[][] = []
  for (const { name, work } of operations) {
    const samples = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < 5 + 3 * rounds; round++)
      for (const size of ['few', 'many'] as const) {
        const start = performance.now()
        await work(services, { learnerId: learners[size] } as Caller)
        // The first samples include opening connections and reading from the disk.
        if (round >= 5) samples[size].push(performance.now() - start)
      }
    const [few, many] = [median(samples.few), median(samples.many)]
    console.error(`history  ${plans}  ${name.padEnd(30)}${show(few, 1)} ms  ${show(many, 1)} ms`)
    rows.push([name, show(few, 1), show(many, 1), judge(many / few, goal, { digits: 1, unit: 'x' })])
  }
  await close()
  const head = [
    `one learner, ms, ${plans}`,
    `${show(sizes.few)} reviews`,
    `${show(sizes.many)} reviews`,
    'ratio',
  ]
  return toTable(head, rows)
}

type Operation = { name: string; work: (services: Services, caller: Caller) => Promise<unknown> }

const operations: Operation[] = [
  { name: 'progress', work: (services, { learnerId }) => readWholeProgress(services, learnerId, timeZone) },
  { name: 'progress in listening', work: (services, caller) => readListening(services, caller, timeZone) },
  {
    name: 'a page of word statuses',
    work: ({ db }, { learnerId }) => listStatuses(db, { learnerId, language: 'es' }, '', wordStatusesPerPage),
  },
  { name: 'listening practice', work: readPractice },
  {
    name: 'summary of the reviews',
    work: (services, { learnerId }) => readSummary(services, learnerId, { timeZone }),
  },
  { name: 'what is due', work: (services, { learnerId }) => readQueue(services, learnerId, { timeZone }) },
  {
    name: 'reviews ahead',
    work: (services, { learnerId }) => readQueue(services, learnerId, { timeZone, ahead: 'true' }),
  },
]
