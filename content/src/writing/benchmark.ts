import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TargetLanguageCode } from '@verbena/language/languages'

/**
 * Sentences to measure a check by: `content/writing/benchmark/<language>.json`, written before the rules were, and by
 * others than theirs. In each wrong one `error` is what is wrong, as it stands there.
 */
export type Benchmark = { wrong: { text: string; error: string }[]; right: string[] }

export const readBenchmark = (contentDirectory: string, language: TargetLanguageCode): Benchmark =>
  JSON.parse(readFileSync(join(contentDirectory, 'writing', 'benchmark', `${language}.json`), 'utf8'))

export type Mark = { start: number; end: number }
export type Measured = {
  found: number
  foundOf: number
  alarms: number
  alarmsOf: number
  missed: string[]
  alarmed: string[]
}

/** Of the mistakes those on whose words a mark lies; of the right sentences those with any mark. */
export async function measureCheck(
  { wrong, right }: Benchmark,
  check: (text: string) => readonly Mark[] | Promise<readonly Mark[]>,
): Promise<Measured> {
  const missed: string[] = []
  const alarmed: string[] = []
  for (const { text, error } of wrong) {
    const start = text.indexOf(error)
    const marks = await check(text)
    if (!marks.some((mark) => mark.start < start + error.length && mark.end > start)) missed.push(text)
  }
  for (const text of right) if ((await check(text)).length > 0) alarmed.push(text)
  return {
    found: wrong.length - missed.length,
    foundOf: wrong.length,
    alarms: alarmed.length,
    alarmsOf: right.length,
    missed,
    alarmed,
  }
}

/** Share in percent. */
export const percent = (part: number, whole: number) => Math.round((100 * part) / Math.max(1, whole))

/** One line of the table that the tests print. */
export const measuredLine = (language: string, { found, foundOf, alarms, alarmsOf }: Measured) =>
  `${language}: found ${found} of ${foundOf} (${percent(found, foundOf)} %), false alarms ${alarms} of ${alarmsOf} (${percent(alarms, alarmsOf)} %)`
