import type { Outcome } from '../harness/load-generator.ts'
import { startLoadGenerator, startVerbena, temporaryFolder } from '../harness/processes.ts'
import { judge, median, show, toTable } from '../harness/report.ts'
import { exampleTexts, formsOf, textOf, touchesOf } from '../texts/texts.ts'
import { pathOfSound } from './audio-endpoints.ts'

/** Between a sound and the next touch: the server has nothing else to do. */
const pauseMilliseconds = 20
const wordsOfRound = 20

/** Spanish words that a new server has never said, one after another. */
export async function measureAudio(rounds: number): Promise<string> {
  const folder = temporaryFolder()
  const { port, stop } = await startVerbena({ environment: { DATA_DIR: folder.path, RATE_LIMITS: 'off' } })
  const generate = startLoadGenerator()
  const say = async (words: string[]): Promise<Outcome> => {
    const plans = words.map((word) => ({ method: 'GET' as const, path: pathOfSound(word) }))
    const outcome = await generate({
      port,
      connections: [plans],
      isOnce: true,
      pauseMilliseconds,
      milliseconds: 0,
    })
    if (outcome.failures > 0) throw new Error(`${outcome.failures} failed, first: ${outcome.firstFailure}`)
    return outcome
  }
  // A thread begins with the first word.
  const [first = '', ...others] = formsOf(touchesOf(textOf(exampleTexts(), 'es')))
  const began = await say([first])
  const outcomes: Outcome[] = []
  for (let round = 0; round < rounds; round++)
    outcomes.push(await say(others.slice(round * wordsOfRound, (round + 1) * wordsOfRound)))
  await stop()
  await folder.remove()
  const ofRounds = median(outcomes.map(({ p50Milliseconds }) => p50Milliseconds))
  return toTable(
    ['GET /audio_play, words never said before', 'ms'],
    [
      ['median', judge(ofRounds, { atMost: 60 }, { digits: 1 })],
      ['slowest but one of a round', show(median(outcomes.map(({ p99Milliseconds }) => p99Milliseconds)), 1)],
      ['the first since the start', show(began.p50Milliseconds, 1)],
    ],
  )
}
