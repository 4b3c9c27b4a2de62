import { readBenchmark } from '@verbena/content/writing/benchmark'
import { isCourseLanguage } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { createWritingChecker } from '@verbena/server/features/writing-check/writing-checker'
import { createHarper } from '@verbena/server/providers/harper/harper'
import { judge, median, show, toTable } from '../harness/report.ts'
import { content, exampleTexts } from './texts.ts'

const wordsPerText = 500
const texts = 9
const warmUps = 3
/** Wrong sentences in each text, so that the check finds mistakes and suggests corrections. */
const wrongSentences = 8

/** Time to check texts of 500 words with some mistakes, measured outside the worker. */
export async function measureWritingCheck(): Promise<string> {
  const onLost = (error: Error) => {
    throw error
  }
  const checker = createWritingChecker({ contentDirectory: content, onLost })
  const harper = createHarper({ onLost, timeoutMs: 60_000 })
  const rows: string[][] = []
  for (const { language, lines } of exampleTexts()) {
    if (!isCourseLanguage(language)) continue
    const { wrong } = readBenchmark(content, 'first', language)
    const all = textsOf(
      lines,
      wrong.map(({ text }) => text),
    )
    const times = await timesOf(all, (text) => checker.check({ text, language, native: 'es', ownWords: [] }))
    const harperTimes = packs[language].tools?.harper
      ? await timesOf(all, (text) => harper.check(text))
      : null
    rows.push([
      language,
      show(times.first),
      judge(median(times.times), { atMost: 300 }, { unit: ' ms' }),
      show(Math.max(...times.times)),
      harperTimes ? show(median(harperTimes.times)) : '–',
    ])
  }
  await Promise.all([checker.close(), harper.close()])
  return toTable(
    ['500 words', 'first, loads the dictionary, ms', 'median', 'slowest, ms', 'Harper, ms'],
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

/** Texts of example sentences, each with `wrongSentences` wrong ones. */
function textsOf(lines: readonly string[], wrong: readonly string[]): string[] {
  let next = 0
  return Array.from({ length: texts + warmUps }, (_, index) => {
    const sentences = Array.from(
      { length: wrongSentences },
      (_, offset) => wrong[(index * wrongSentences + offset) % wrong.length] ?? '',
    )
    const words = () => sentences.join(' ').split(' ').length
    while (words() < wordsPerText) sentences.push(lines[next++ % lines.length] ?? '')
    return sentences.join(' ')
  })
}
