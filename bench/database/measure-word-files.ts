import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listListNames } from '../../server/src/features/vocabulary/lists/lists.queries.ts'
import { exportPackage } from '../../server/src/features/word-exchange/export/export-anki-package.service.ts'
import { exportTable } from '../../server/src/features/word-exchange/export/export-table.service.ts'
import { importWordFile } from '../../server/src/features/word-exchange/import/import-words.service.ts'
import type { Services } from '../../server/src/services.ts'
import { judge, show, toTable } from '../harness/report.ts'

/** Upper limit in milliseconds for the p99 of another learner's request during an import or export. */
const goal = { atMost: 50 }
const pauseMs = 5

type Learner = { services: Services; learnerId: string }

/**
 * Exports all words of one learner and imports them for another, in one process. Meanwhile another learner's list names
 * are requested repeatedly.
 * @param between work that has to be done before the import
 */
export async function measureWordFiles(many: Learner, few: Learner, between: () => Promise<void>) {
  const everything = { learnerId: many.learnerId, listId: undefined }
  const rows: string[][] = []
  const time = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now()
    const { latencies, result } = await measureMeanwhile(work, () =>
      listListNames(many.services.db, many.learnerId),
    )
    const seconds = (performance.now() - start) / 1000
    const sorted = latencies.toSorted((a, b) => a - b)
    const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
    rows.push([
      name,
      show(seconds, 1),
      show(percentile(0.5), 1),
      judge(percentile(0.99), goal, { digits: 1 }),
      show(percentile(1)),
    ])
    console.error(`vocabulary  ${name}: ${rows.at(-1)?.slice(1).join('  ')}`)
    return result
  }
  await time('nothing', () => sleep(2000))
  const table = await time('export as CSV', async () =>
    buffer(await exportTable(many.services, { ...everything, delimiter: ',' })),
  )
  const file = await time('export as an Anki package', async () =>
    buffer(await exportPackage(many.services, { ...everything, hasSounds: false })),
  )
  await between()
  await time('import of the package', () => importFile(few, file))
  await time('import of the CSV, nothing new', () => importFile(few, table))
  return toTable(['100,000 words', 'seconds', 'other requests, ms: p50', 'p99', 'longest'], rows)
}

async function importFile({ services, learnerId }: Learner, bytes: Buffer) {
  const columns = {
    mode: 'apply',
    ofLanguage: 'es',
    listName: 'In',
    schedule: 'keep',
    matureIsKnown: 'no',
  } as const
  const options = { ...columns, run: randomUUID() }
  const run = { signal: new AbortController().signal, reportProgress: () => {} }
  const { problem } = await importWordFile(services, { learnerId, bytes, options }, run)
  if (problem) throw new Error(`the file was not imported: ${problem}`)
}

async function measureMeanwhile<Result>(work: () => Promise<Result>, request: () => Promise<unknown>) {
  const latencies: number[] = []
  let isDone = false
  const requesting = (async () => {
    while (!isDone) {
      const start = performance.now()
      await request()
      latencies.push(performance.now() - start)
      await sleep(pauseMs)
    }
  })()
  try {
    return { result: await work(), latencies }
  } finally {
    isDone = true
    await requesting
  }
}
