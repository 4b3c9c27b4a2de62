import { readBenchmark } from '@verbena/content/writing/benchmark'
import { createWritingChecker } from '@verbena/server/features/writing-check/writing-checker'
import { createHarper } from '@verbena/server/providers/harper/harper'
import { judge, median, show, toTable } from '../harness/report.ts'
import { content, exampleTexts } from './texts.ts'

const wordsOfText = 500
const texts = 9
const warmUps = 3
/** Of each text, so that there is something to say and to suggest. */
const wrongSentences = 8

/** A check of 500 words, some of them wrong, each time others; from the question to the answer of the thread. */
export async function measureWritingCheck(): Promise<string> {
  const lost = (error: Error) => {
    throw error
  }
  const checker = createWritingChecker({ contentDirectory: content, onLost: lost })
  const harper = createHarper({ onLost: lost, patienceMilliseconds: 60_000 })
  const rows: string[][] = []
  for (const { language, lines } of exampleTexts()) {
    const { wrong } = readBenchmark(content, 'first', language)
    const all = textsOf(
      lines,
      wrong.map(({ text }) => text),
    )
    const own = await timesOf(all, (text) => checker.check({ text, language, native: 'es', ownWords: [] }))
    const more = language === 'en' ? await timesOf(all, (text) => harper.check(text)) : null
    rows.push([
      language,
      show(own.first),
      judge(median(own.times), { atMost: 300 }, { unit: ' ms' }),
      show(Math.max(...own.times)),
      more ? show(median(more.times)) : '–',
    ])
  }
  await Promise.all([checker.close(), harper.close()])
  return toTable(
    ['500 words', 'first, with the dictionary, ms', 'median', 'slowest, ms', 'Harper beside it, ms'],
    rows,
  )
}

async function timesOf(all: readonly string[], check: (text: string) => Promise<unknown>) {
  const times: number[] = []
  for (const text of all) {
    const start = performance.now()
    await check(text)
    times.push(performance.now() - start)
  }
  return { first: times[0] ?? Number.NaN, times: times.slice(warmUps) }
}

/** Example sentences one after the other, with wrong ones among them. */
function textsOf(lines: readonly string[], wrong: readonly string[]): string[] {
  let next = 0
  return Array.from({ length: texts + warmUps }, (_, at) => {
    const sentences = Array.from(
      { length: wrongSentences },
      (_, place) => wrong[(at * wrongSentences + place) % wrong.length] ?? '',
    )
    const words = () => sentences.join(' ').split(' ').length
    while (words() < wordsOfText) sentences.push(lines[next++ % lines.length] ?? '')
    return sentences.join(' ')
  })
}
