import type { Outcome } from '../harness/load-generator.ts'
import { startLoadGenerator, startVerbena, temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { distinctForms, exampleTexts, lookupsOf, textOf } from '../texts/texts.ts'
import { audioPath } from './audio-endpoints.ts'

/** Pause between a reply and the next request, in which the server is idle. */
const pauseMs = 20
const wordsPerRound = 20

/** Spanish words that the audio cache of a new server does not contain, one request after another. */
export async function measureAudio(rounds: number): Promise<string> {
  const folder = temporaryFolder()
  const { port, stop } = await startVerbena({ environment: { DATA_DIR: folder.path, RATE_LIMITS: 'off' } })
  const generate = startLoadGenerator()
  const requestAudio = async (words: string[]): Promise<Outcome> => {
    const plans = words.map((word) => ({ method: 'GET' as const, path: audioPath(word) }))
    const outcome = await generate({
      port,
      connections: [plans],
      isOnce: true,
      pauseMs,
      durationMs: 0,
    })
    if (outcome.failures > 0) throw new Error(`${outcome.failures} failed, first: ${outcome.firstFailure}`)
    return outcome
  }
  // The speech worker starts with the first word.
  const [firstWord = '', ...others] = distinctForms(lookupsOf(textOf(exampleTexts(), 'es')))
  const first = await requestAudio([firstWord])
  const outcomes: Outcome[] = []
  for (let round = 0; round < rounds; round++)
    outcomes.push(await requestAudio(others.slice(round * wordsPerRound, (round + 1) * wordsPerRound)))
  await stop()
  await folder.remove()
  const medianMs = median(outcomes.map(({ p50Ms }) => p50Ms))
  return toTable(
    ['GET /audio_play, uncached words', 'ms'],
    [
      ['median', judge(medianMs, { atMost: 60 }, { digits: 1 })],
      ['slowest but one of a round', show(median(outcomes.map(({ p99Ms }) => p99Ms)), 1)],
      ['the first since the start', show(first.p50Ms, 1)],
    ],
  )
}
