import { join } from 'node:path'
import { benchmarkSets, measureCheck, measuredLine, readBenchmark } from '@verbena/content/writing/benchmark'
import { courseLanguageCodes } from '@verbena/language/languages'
import { afterAll, describe, expect, test } from 'vitest'
import { findRootDirectory } from '../../config/root-directory.ts'
import { createHarper } from '../../providers/harper/harper.ts'
import { harperNotes } from './external-checker-notes.ts'
import { mergeNotes } from './merge-notes.ts'
import { createWritingChecker } from './writing-checker.ts'

const content = join(findRootDirectory(import.meta.dirname), 'content')
const fail = (error: Error) => {
  throw error
}
const checker = createWritingChecker({
  contentDirectory: content,
  onLost: fail,
  timeoutMs: 60_000,
})
const harper = createHarper({ onLost: fail, timeoutMs: 60_000 })
/** Rules were corrected with the first set. The second set is unseen, and its bound only keeps the rules from getting worse. */
const foundAtLeast = { first: 0.6, second: 0.45, third: 0.6, fourth: 0.35 }
const lines: string[] = []
afterAll(async () => {
  process.stdout.write(`the whole check without a network\n${lines.join('\n')}\n`)
  await Promise.all([checker.close(), harper.close()])
})

const sets = courseLanguageCodes.flatMap((language) => benchmarkSets.map((set) => ({ language, set })))

describe.each(sets)('the $set sentences of $language', ({ language, set }) => {
  test('mistakes are found, and few right sentences raise an alarm', { timeout: 120_000 }, async () => {
    const measured = await measureCheck(readBenchmark(content, set, language), async (text) => {
      const own = await checker.check({ text, language, native: 'es', ownWords: [] })
      const more = language === 'en' ? ((await harper.check(text)) ?? []) : []
      return mergeNotes([own.notes, harperNotes(more, 'es')]).filter(
        ({ weight, kind }) => weight === 'mistake' || kind === 'grammar',
      )
    })
    lines.push(
      `${measuredLine(`${language}, ${set} set`, measured)}\n${measured.missed.map((text) => `  missed: ${text}`).join('\n')}`,
    )
    expect(measured.alarms / measured.alarmsOf, measured.alarmed.join('\n')).toBeLessThanOrEqual(0.04)
    expect(measured.found / measured.foundOf).toBeGreaterThanOrEqual(foundAtLeast[set])
  })
})
