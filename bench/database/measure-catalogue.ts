import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ListingPart } from '@verbena/contract/catalogue'
import { openDatabase } from '../../server/src/database/database.ts'
import { migrateDatabase } from '../../server/src/database/migrate.ts'
import type { Viewer } from '../../server/src/features/accounts/viewer.service.ts'
import { listCategories } from '../../server/src/features/catalogue/listing.queries.ts'
import { listPage } from '../../server/src/features/catalogue/listing.service.ts'
import type { Services } from '../../server/src/services.ts'
import { runSql } from '../../server/src/testing/postgres-for-tests.ts'
import { startDatabase, temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { readConcepts } from '../texts/texts.ts'
import { fillCatalogue, knownCount, openedCount } from './catalogue-data.ts'

const sizes = { few: 1000, many: 100_000 }
const cardsOfPage = 24
/** PostgreSQL's figures of its tables are a second late. */
const tellMilliseconds = 1500
/** A page among many items may cost this often what it costs among few. */
const goal = { atMost: 3 }

type Question = { search?: string; level?: string; category?: string }
type Asked = { name: string; part?: ListingPart; pages?: number; filter?: Question; isGuest?: true }

const questions: Asked[] = [
  { name: 'a guest, everything', isGuest: true },
  { name: 'a learner, everything' },
  { name: 'of one level', filter: { level: 'B1' } },
  { name: 'of one category', filter: { category: 'Food' } },
  { name: 'of a rare category', filter: { category: 'Rare' } },
  { name: 'of level and category', filter: { level: 'B1', category: 'Food' } },
  { name: 'tenth page', pages: 10 },
  { name: 'opened by the learner', part: 'studied' },
  { name: 'search for a frequent word', filter: { search: 'casa' } },
  { name: 'search for one letter', filter: { search: 'q' } },
  { name: 'search for two letters', filter: { search: 'ca' } },
  { name: 'search for a rare word', filter: { search: 'quetzal' } },
  { name: 'search for a rare word, of one level', filter: { search: 'quetz', level: 'A2' } },
  { name: 'search for two words', filter: { search: 'quetzal ca' } },
  { name: 'search for what is nowhere', filter: { search: 'zzyzx' } },
  { name: 'search for two letters that are nowhere', filter: { search: 'zq' } },
]

/** One page of the listings among few items and among many, without HTTP: what grows is the work of the database. */
export async function measureCatalogue(rounds: number): Promise<string> {
  const few = await measureSize(sizes.few, rounds)
  const many = await measureSize(sizes.many, rounds)
  const rows = [...few.figures].map(([name, milliseconds]) => {
    const among = many.figures.get(name) ?? Number.NaN
    const ratio = judge(among / milliseconds, goal, { digits: 1, unit: 'x' })
    return [name, show(milliseconds, 1), show(among, 1), ratio]
  })
  return [
    toTable(['a page of 24, ms', `${show(sizes.few)} items`, `${show(sizes.many)} items`, 'ratio'], rows),
    `The learner knows ${show(knownCount)} words and has opened up to ${show(openedCount)} items; pages tell the share of known words.`,
    `Of ${show(sizes.many)} items, all were read for a page ${judge(many.wholeReads, { atMost: 0 })} times: each question has its index.`,
  ].join('\n\n')
}

async function measureSize(count: number, rounds: number) {
  const folder = temporaryFolder()
  const postgres = await startDatabase(folder.path)
  const migrations = join(import.meta.dirname, '../..', 'server', 'src', 'database', 'migrations')
  await migrateDatabase(postgres.connection, migrations)
  const database = openDatabase(postgres.connection, () => {})
  const wholeReads = async () => {
    const [row] = await runSql(
      postgres.connection,
      "select seq_scan from pg_stat_user_tables where relname = 'media_item'",
    )
    return Number(row?.seq_scan)
  }
  const learnerId = await fillCatalogue(database.pool, count, titleWords())
  // Each connection tells its figures at the latest when it ends.
  await sleep(tellMilliseconds)
  const before = await wholeReads()
  const figures = await measureAll(database as unknown as Services, learnerId, rounds)
  await database.close()
  await sleep(tellMilliseconds)
  const result = { figures, wholeReads: (await wholeReads()) - before }
  await postgres.stop()
  await folder.remove()
  return result
}

async function measureAll(services: Services, learnerId: string, rounds: number) {
  const figures = new Map<string, number>()
  const time = async (name: string, work: () => Promise<unknown>) => {
    const samples: number[] = []
    for (let round = 0; round < 5 + 3 * rounds; round++) {
      const began = performance.now()
      await work()
      // The first ones open connections and read from the disk.
      if (round >= 5) samples.push(performance.now() - began)
    }
    figures.set(name, median(samples))
    console.error(`catalogue  ${name.padEnd(44)}${show(median(samples), 1)} ms`)
  }
  for (const asked of questions) {
    const viewer = viewerOf(asked.isGuest ? null : learnerId)
    const after = await markAfter(services, viewer, asked)
    await time(asked.name, () => page(services, viewer, asked, after))
  }
  await time('categories in use', () => listCategories(services.db, 'video', ['es']))
  return figures
}

const viewerOf = (learnerId: string | null): Viewer => ({
  learnerId,
  nativeLanguage: 'en',
  targetLanguage: 'es',
  plan: learnerId ? 'pro' : 'guest',
})

const page = (services: Services, viewer: Viewer, { part = 'new', filter = {} }: Asked, after?: string) =>
  listPage(services, viewer, { kind: 'video', part, filter, limit: cardsOfPage, after })

/** Of the page before the one that is asked for. */
async function markAfter(services: Services, viewer: Viewer, asked: Asked) {
  let mark: string | undefined
  for (let number = 1; number < (asked.pages ?? 1); number++)
    mark = (await page(services, viewer, asked, mark)).next ?? undefined
  return mark
}

/** Spanish words of letters that a title key has. */
const titleWords = () => [
  ...new Set(
    readConcepts()
      .flatMap(({ words }) => words.es ?? [])
      .filter((word) => /^[a-z]+$/.test(word)),
  ),
]
