import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { openDatabase } from '../../server/src/database/database.ts'
import { migrateDatabase } from '../../server/src/database/migrate.ts'
import { readQueue, readSummary } from '../../server/src/features/reviews/review-queue.service.ts'
import { recordGrade } from '../../server/src/features/reviews/reviews.service.ts'
import { readListPage } from '../../server/src/features/vocabulary/lists/list-page.service.ts'
import { listListNames } from '../../server/src/features/vocabulary/lists/lists.queries.ts'
import { readLists } from '../../server/src/features/vocabulary/lists/lists.service.ts'
import { readRecommended } from '../../server/src/features/vocabulary/lists/recommended-lists.service.ts'
import { saveWordToList } from '../../server/src/features/vocabulary/save-word.service.ts'
import { createBackgroundTasks } from '../../server/src/jobs/background-tasks.ts'
import type { Services } from '../../server/src/services.ts'
import { startDatabase, temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { content, readConcepts } from '../texts/texts.ts'
import { measureWordFiles } from './measure-word-files.ts'
import { fillVocabulary, rareWord } from './vocabulary-data.ts'

const sizes = { few: 1000, many: 100_000 }
/** Upper limit for the time with 100,000 words, as a multiple of the time with 1,000. */
const goal = { atMost: 3 }
const timeZone = 'Europe/Madrid'

/** Requests of a learner with few words and with many. Without HTTP, because only the work of the database grows. */
export async function measureVocabulary(rounds: number): Promise<string> {
  const [few, many] = [await learnerWith(sizes.few), await learnerWith(sizes.many)]
  const rows: string[][] = []
  const files = await measureWordFiles(many, few, async () => {
    for (const operation of operations) rows.push(await measureBoth(few, many, operation, rounds))
  })
  await few.end()
  await many.end()
  const head = ['one learner, ms', `${show(sizes.few)} words`, `${show(sizes.many)} words`, 'ratio']
  return `${toTable(head, rows)}\n\n${files}`
}

type Learner = { services: Services; learnerId: string; listId: string; end: () => Promise<void> }

/** One database for each learner: with more learners the rows are found by the same indexes. */
async function learnerWith(count: number): Promise<Learner> {
  const folder = temporaryFolder()
  const postgres = await startDatabase(folder.path)
  const migrations = join(import.meta.dirname, '../..', 'server', 'src', 'database', 'migrations')
  await migrateDatabase(postgres.connection, migrations)
  const database = openDatabase(postgres.connection, () => {})
  const learnerId = await fillVocabulary(database.pool, count, texts())
  const services = {
    db: database.db,
    clock: { now: () => new Date() },
    lexicon: readStarterLexicon(content),
    backgroundTasks: createBackgroundTasks((error) => console.error(error)),
  } as unknown as Services
  const [list] = await readLists(services, learnerId)
  const end = async () => {
    await database.close()
    await postgres.stop()
    await folder.remove()
  }
  return { services, learnerId, listId: list?.id ?? '', end }
}

type Operation = { name: string; work: (learner: Learner, round: number) => Promise<unknown> }

const operations: Operation[] = [
  { name: 'what is due', work: ({ services, learnerId }) => readQueue(services, learnerId, { timeZone }) },
  {
    name: 'the summary with its forecast',
    work: ({ services, learnerId }) => readSummary(services, learnerId, { timeZone }),
  },
  { name: 'the lists', work: ({ services, learnerId }) => readLists(services, learnerId) },
  {
    name: 'names of the lists, for the word card',
    work: ({ services, learnerId }) => listListNames(services.db, learnerId),
  },
  { name: 'recommended lists', work: ({ services, learnerId }) => readRecommended(services, learnerId) },
  { name: 'a page of a list', work: (learner) => pageOf(learner) },
  { name: 'search for a frequent word', work: (learner) => pageOf(learner, 'the') },
  { name: 'search for one letter', work: (learner) => pageOf(learner, 'q') },
  { name: 'search for a rare word', work: (learner) => pageOf(learner, rareWord) },
  { name: 'search for what is nowhere', work: (learner) => pageOf(learner, 'zzyzx') },
  {
    name: 'saving a word',
    work: ({ services, learnerId, listId }, round) =>
      saveWordToList(services, learnerId, {
        word: `nueva ${round}`,
        translation: 'new',
        definition: '',
        example: '',
        language: 'es',
        listId,
      }),
  },
  {
    name: 'grading an answer',
    work: ({ services, learnerId }, round) =>
      recordGrade(services, learnerId, {
        id: randomUUID(),
        language: 'es',
        lemma: `nueva ${round}`,
        direction: 'meaning',
        grade: 'good',
        exercise: 'type',
      }),
  },
]

const pageOf = ({ services, learnerId, listId }: Learner, search = '') =>
  readListPage(services, learnerId, { listId, search })

/** Measures both alternately, so that other load of the machine affects both alike. */
async function measureBoth(few: Learner, many: Learner, { name, work }: Operation, rounds: number) {
  const samples = { few: [] as number[], many: [] as number[] }
  for (let round = 0; round < 5 + 3 * rounds; round++)
    for (const [size, learner] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const start = performance.now()
      await work(learner, round)
      // The first samples include opening connections and reading from the disk.
      if (round >= 5) samples[size].push(performance.now() - start)
    }
  const [ofFew, ofMany] = [median(samples.few), median(samples.many)]
  console.error(`vocabulary  ${name.padEnd(44)}${show(ofFew, 1)} ms  ${show(ofMany, 1)} ms`)
  return [name, show(ofFew, 1), show(ofMany, 1), judge(ofMany / ofFew, goal, { digits: 1, unit: 'x' })]
}

const texts = () => {
  const concepts = readConcepts()
  const wordsIn = (language: 'es' | 'en') => [
    ...new Set(concepts.flatMap(({ words }) => words[language] ?? [])),
  ]
  return { spanish: wordsIn('es'), english: wordsIn('en') }
}
