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
import { exampleTexts, touchesOf } from './texts.ts'

/** What a start or a load leaves behind is collected within this time. */
const settleMilliseconds = 3000
/** Of the words of our lexicon's examples, every tenth: enough to fill what a server remembers. */
const step = 10
const mostRounds = 3

/** Megabytes of a server's process. */
type Memory = { fresh: number; used: number }

/** What packs cost in memory: two new servers, alike but for the packs, explain the same words. */
export async function measurePacks(dictionaries: string, rounds: number): Promise<string> {
  const generate = startLoadGenerator()
  const connections = lookupsByConnection()
  const without: Memory[] = []
  const having: Memory[] = []
  for (let round = 0; round < Math.min(rounds, mostRounds); round++) {
    without.push(await memoryOf({}, connections, generate))
    having.push(await memoryOf({ DICTIONARIES_DIR: dictionaries }, connections, generate))
    console.error(
      `round ${round + 1}  ${show(without.at(-1)!.used)} MB, with packs ${show(having.at(-1)!.used)} MB`,
    )
  }
  const row = (name: string, of: (memory: Memory) => number) => {
    const difference = median(having.map((memory, round) => of(memory) - of(without[round]!)))
    return [
      name,
      show(median(without.map(of))),
      show(median(having.map(of))),
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
  await sleep(settleMilliseconds)
  const fresh = residentMegabytes(pid)
  const outcome = await generate({ port, connections, isOnce: true, milliseconds: 0 })
  if (outcome.failures > 0) throw new Error(`${outcome.failures} failed, first: ${outcome.firstFailure}`)
  await sleep(settleMilliseconds)
  const used = residentMegabytes(pid)
  await stop()
  await folder.remove()
  return { fresh, used }
}

/** By guests, in every language that we teach. */
function lookupsByConnection(): RequestPlan[][] {
  const plans = exampleTexts().flatMap((text) =>
    touchesOf(text)
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
