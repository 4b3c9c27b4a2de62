import { setTimeout as sleep } from 'node:timers/promises'
import { connectionCount } from '../harness/bench-data.ts'
import type { RequestPlan } from '../harness/load-generator.ts'
import { residentMegabytes } from '../harness/process-usage.ts'
import {
  type LoadGenerator,
  startLoadGenerator,
  startVerbena,
  temporaryFolder,
} from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { exampleTexts, lookupsOf } from './texts.ts'

/** The garbage of a start or a load is collected within this time. */
const settleMs = 3000
/** Every tenth word of our lexicon's examples is looked up: enough to fill the server's caches. */
const step = 10
const maxRounds = 3

/** Megabytes of a server's process. */
type Memory = { fresh: number; used: number }

/** Memory that dictionary packs need: two servers, with and without packs, explain the same words. */
export async function measurePacks(dictionaries: string, rounds: number): Promise<string> {
  const generate = startLoadGenerator()
  const connections = lookupsByConnection()
  const withoutPacks: Memory[] = []
  const withPacks: Memory[] = []
  for (let round = 0; round < Math.min(rounds, maxRounds); round++) {
    withoutPacks.push(await memoryOf({}, connections, generate))
    withPacks.push(await memoryOf({ DICTIONARIES_DIR: dictionaries }, connections, generate))
    console.error(
      `round ${round + 1}  ${show(withoutPacks.at(-1)!.used)} MB, with packs ${show(withPacks.at(-1)!.used)} MB`,
    )
  }
  const row = (name: string, of: (memory: Memory) => number) => {
    const difference = median(withPacks.map((memory, round) => of(memory) - of(withoutPacks[round]!)))
    return [
      name,
      show(median(withoutPacks.map(of))),
      show(median(withPacks.map(of))),
      judge(difference, { atMost: 120 }),
    ]
  }
  const count = connections.reduce((sum, plans) => sum + plans.length, 0)
  return toTable(
    ['memory of the server, MB', 'without packs', 'with packs', 'difference'],
    [
      row('after a start', ({ fresh }) => fresh),
      row(`after ${show(count)} lookups in all languages`, ({ used }) => used),
    ],
  )
}

async function memoryOf(
  packs: Record<string, string>,
  connections: RequestPlan[][],
  generate: LoadGenerator,
): Promise<Memory> {
  const folder = temporaryFolder()
  const environment = { DATA_DIR: folder.path, RATE_LIMITS: 'off', BILLING: 'off', ...packs }
  const { port, pid, stop } = await startVerbena({ environment })
  await sleep(settleMs)
  const fresh = residentMegabytes(pid)
  const outcome = await generate({ port, connections, isOnce: true, durationMs: 0 })
  if (outcome.failures > 0) throw new Error(`${outcome.failures} failed, first: ${outcome.firstFailure}`)
  await sleep(settleMs)
  const used = residentMegabytes(pid)
  await stop()
  await folder.remove()
  return { fresh, used }
}

/** Requests of guests in every target language. */
function lookupsByConnection(): RequestPlan[][] {
  const plans = exampleTexts().flatMap((text) =>
    lookupsOf(text)
      .filter((_, index) => index % step === 0)
      .map(({ text: selectedText, context }): RequestPlan => {
        const nativeLanguage = text.language === 'en' ? 'es' : 'en'
        const query = new URLSearchParams({ selectedText, context, language: text.language, nativeLanguage })
        return { method: 'GET', path: `/obtener_explicacion?${query}` }
      }),
  )
  return Array.from({ length: connectionCount }, (_, number) =>
    plans.filter((_, index) => index % connectionCount === number),
  )
}
