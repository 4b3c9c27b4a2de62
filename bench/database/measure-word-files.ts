import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listListNames } from '../../server/src/features/vocabulary/vocabulary.queries.ts'
import { exportPackage } from '../../server/src/features/word-exchange/export/export-anki-package.service.ts'
import { exportTable } from '../../server/src/features/word-exchange/export/export-table.service.ts'
import { importWordFile } from '../../server/src/features/word-exchange/import/import-words.service.ts'
import type { Services } from '../../server/src/services.ts'
import { judge, show, toTable } from '../harness/report.ts'

/** What somebody else may wait for meanwhile, at the 99th of a hundred, in milliseconds. */
const goal = { atMost: 50 }
const pauseMilliseconds = 5

type Learner = { services: Services; learnerId: string }

/**
 * All words of one learner out and, to another, in again, in the process that serves; meanwhile somebody else asks for the
 * names of their lists, over and over.
 * @param between what has to be done before the other learner's words are many
 */
export async function measureWordFiles(many: Learner, few: Learner, between: () => Promise<void>) {
  const everything = { learnerId: many.learnerId, listId: undefined }
  const rows: string[][] = []
  const time = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now()
    const { waits, result } = await meanwhile(work, () => listListNames(many.services.db, many.learnerId))
    const seconds = (performance.now() - began) / 1000
    const sorted = waits.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
    rows.push([name, show(seconds, 1), show(at(0.5), 1), judge(at(0.99), goal, { digits: 1 }), show(at(1))])
    console.error(`vocabulary  ${name}: ${rows.at(-1)?.slice(1).join('  ')}`)
    return result
  }
  await time('nothing', () => sleep(2000))
  const table = await time('out as a table', async () =>
    buffer(await exportTable(many.services, { ...everything, delimiter: ',' })),
  )
  const file = await time('out as an Anki package', async () =>
    buffer(await exportPackage(many.services, { ...everything, hasSounds: false })),
  )
  await between()
  await time('the package in', () => takeFile(few, file))
  await time('the table in, with nothing new', () => takeFile(few, table))
  return toTable(['100,000 words', 'seconds', 'others wait, ms: half', '99 of 100', 'longest'], rows)
}

async function takeFile({ services, learnerId }: Learner, bytes: Buffer) {
  const columns = {
    mode: 'apply',
    ofLanguage: 'es',
    listName: 'In',
    schedule: 'keep',
    matureIsKnown: 'no',
  } as const
  const wanted = { ...columns, run: randomUUID() }
  const run = { signal: new AbortController().signal, tell: () => {} }
  const { problem } = await importWordFile(services, { learnerId, bytes, wanted }, run)
  if (problem) throw new Error(`the file was not taken: ${problem}`)
}

async function meanwhile<Result>(work: () => Promise<Result>, ask: () => Promise<unknown>) {
  const waits: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now()
      await ask()
      waits.push(performance.now() - began)
      await sleep(pauseMilliseconds)
    }
  })()
  try {
    return { result: await work(), waits }
  } finally {
    isOver = true
    await asking
  }
}
