import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ListingPart } from '@verbena/contract/catalogue'
import { openDatabase } from '../../server/src/database/database.ts'
import { migrateDatabase } from '../../server/src/database/migrate.ts'
import type { Viewer } from '../../server/src/features/accounts/viewer.service.ts'
import { listCategories } from '../../server/src/features/catalogue/listing.queries.ts'
import { listPage } from '../../server/src/features/catalogue/listing.service.ts'
import { createMediaLinks } from '../../server/src/features/catalogue/media-links.ts'
import type { Services } from '../../server/src/services.ts'
import { runSql } from '../../server/src/testing/postgres-for-tests.ts'
import { startDatabase, temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { readConcepts } from '../texts/texts.ts'
import { fillCatalogue, knownCount, openedCount } from './catalogue-data.ts'

const sizes = { few: 1000, many: 100_000 }
const itemsPerPage = 24
/** PostgreSQL updates its table statistics within a second. */
const statisticsDelayMs = 1500
/** Upper limit for the time of a page among many items, as a multiple of the time among few. */
const goal = { atMost: 3 }

type ListingFilter = { search?: string; level?: string; category?: string }
type ListingQuery = {
  name: string
  part?: ListingPart
  pages?: number
  filter?: ListingFilter
  isGuest?: true
}

const queries: ListingQuery[] = [
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
  { name: 'search for a word without a match', filter: { search: 'zzyzx' } },
  { name: 'search for two letters without a match', filter: { search: 'zq' } },
]

/** One page of the listings among few items and among many. Without HTTP, because only the work of the database grows. */
export async function measureCatalogue(rounds: number): Promise<string> {
  const few = await measureSize(sizes.few, rounds)
  const many = await measureSize(sizes.many, rounds)
  const rows = [...few.figures].map(([name, ms]) => {
    const among = many.figures.get(name) ?? Number.NaN
    const ratio = judge(among / ms, goal, { digits: 1, unit: 'x' })
    return [name, show(ms, 1), show(among, 1), ratio]
  })
  return [
    toTable(['a page of 24, ms', `${show(sizes.few)} items`, `${show(sizes.many)} items`, 'ratio'], rows),
    `The learner knows ${show(knownCount)} words and has opened up to ${show(openedCount)} items; pages show the share of known words.`,
    `Sequential scans of all ${show(sizes.many)} items: ${judge(many.scans, { atMost: 0 })}; each query has its index.`,
  ].join('\n\n')
}

async function measureSize(count: number, rounds: number) {
  const folder = temporaryFolder()
  const postgres = await startDatabase(folder.path)
  const migrations = join(import.meta.dirname, '../..', 'server', 'src', 'database', 'migrations')
  await migrateDatabase(postgres.connection, migrations)
  const database = openDatabase(postgres.connection, () => {})
  const countScans = async () => {
    const [row] = await runSql(
      postgres.connection,
      "select seq_scan from pg_stat_user_tables where relname = 'media_item'",
    )
    return Number(row?.seq_scan)
  }
  const learnerId = await fillCatalogue(database.pool, count, titleWords())
  // Each connection reports its statistics at the latest when it closes.
  await sleep(statisticsDelayMs)
  const before = await countScans()
  const services = {
    db: database.db,
    clock: { now: () => new Date() },
    mediaLinks: createMediaLinks('bench'),
  } as unknown as Services
  const figures = await measureAll(services, learnerId, rounds)
  await database.close()
  await sleep(statisticsDelayMs)
  const result = { figures, scans: (await countScans()) - before }
  await postgres.stop()
  await folder.remove()
  return result
}

async function measureAll(services: Services, learnerId: string, rounds: number) {
  const figures = new Map<string, number>()
  const time = async (name: string, work: () => Promise<unknown>) => {
    const samples: number[] = []
    for (let round = 0; round < 5 + 3 * rounds; round++) {
      const start = performance.now()
      await work()
      // The first samples include opening connections and reading from the disk.
      if (round >= 5) samples.push(performance.now() - start)
    }
    figures.set(name, median(samples))
    console.error(`catalogue  ${name.padEnd(44)}${show(median(samples), 1)} ms`)
  }
  for (const query of queries) {
    const viewer = viewerOf(query.isGuest ? null : learnerId)
    const after = await cursorBefore(services, viewer, query)
    await time(query.name, () => page(services, viewer, query, after))
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

const page = (
  services: Services,
  viewer: Viewer,
  { part = 'new', filter = {} }: ListingQuery,
  after?: string,
) => listPage(services, viewer, { kind: 'video', part, filter, limit: itemsPerPage, after })

/** @returns the cursor with which the measured page starts */
async function cursorBefore(services: Services, viewer: Viewer, query: ListingQuery) {
  let cursor: string | undefined
  for (let number = 1; number < (query.pages ?? 1); number++)
    cursor = (await page(services, viewer, query, cursor)).next ?? undefined
  return cursor
}

/** Spanish words that contain only the letters a to z, like a title key. */
const titleWords = () => [
  ...new Set(
    readConcepts()
      .flatMap(({ words }) => words.es ?? [])
      .filter((word) => /^[a-z]+$/.test(word)),
  ),
]
