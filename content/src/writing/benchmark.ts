import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourseLanguageCode, LanguageCode } from '@verbena/language/languages'

/**
 * Sentences that measure the writing check: `content/writing/benchmark/<set>/<language>.json`. Their authors did not write the
 * rules. `error` is the mistake in a wrong sentence. The first set was written before the rules, and some rules were
 * corrected with it; the second set was written later and no rule was corrected with it. The third set is development material:
 * its author tuned rules and checks with it, and its right sentences are the corrected ones. So is the fourth, whose authors
 * had not seen the rules.
 */
export type Benchmark = {
  /** `fix` replaces `error`; `native` is the language that misleads the learner. */
  wrong: { text: string; error: string; fix?: string; native?: LanguageCode }[]
  right: string[]
}

export const benchmarkSets = ['first', 'second', 'third', 'fourth'] as const
export type BenchmarkSet = (typeof benchmarkSets)[number]

export const readBenchmark = (
  contentDirectory: string,
  set: BenchmarkSet,
  language: CourseLanguageCode,
): Benchmark =>
  JSON.parse(readFileSync(join(contentDirectory, 'writing', 'benchmark', set, `${language}.json`), 'utf8'))

export type Mark = { start: number; end: number }
export type Measured = {
  found: number
  foundOf: number
  alarms: number
  alarmsOf: number
  missed: string[]
  alarmed: string[]
}

/** Found: mistakes on whose words there is a mark. Alarms: right sentences with any mark. */
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

/** A share in percent. */
export const percent = (part: number, whole: number) => Math.round((100 * part) / Math.max(1, whole))

/** A line of the table that the tests print. */
export const measuredLine = (name: string, { found, foundOf, alarms, alarmsOf }: Measured) =>
  `${name}: found ${found} of ${foundOf} (${percent(found, foundOf)} %), false alarms ${alarms} of ${alarmsOf} (${percent(alarms, alarmsOf)} %)`
