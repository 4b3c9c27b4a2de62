import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Lexicon } from '@verbena/content/lexicon'
import { type QuizSegment, readTranscriptInSteps, type Told } from '@verbena/content/quiz/told'
import type { TargetLanguageCode } from '@verbena/language/languages'

/** Reading a film for questions takes a fifth of a second, and a word that was read a third of a kilobyte. */
const rememberedWords = 60_000

export type ReadTold = { told: Told /** Names what is said, by whom, and what it means. */; key: string }

/** Transcripts that were read for questions; those asked for last stay. */
export function createToldMemory(lexicon: Lexicon, wordsMaximum = rememberedWords) {
  const known = new Map<string, Told>()
  const underWay = new Map<string, Promise<Told>>()

  const readOnce = (key: string, language: TargetLanguageCode, segments: readonly QuizSegment[]) => {
    const reading =
      underWay.get(key) ??
      readSlowly(lexicon, language, segments).finally(() => {
        underWay.delete(key)
      })
    underWay.set(key, reading)
    return reading
  }
  const keep = (key: string, told: Told) => {
    known.delete(key)
    known.set(key, told)
    let words = [...known.values()].reduce((sum, one) => sum + one.words.length, 0)
    for (const [oldest, one] of known) {
      if (words <= wordsMaximum || oldest === key) break
      known.delete(oldest)
      words -= one.words.length
    }
  }
  return {
    /** Whoever asks for the same meanwhile waits for the same answer. */
    async read(language: TargetLanguageCode, segments: readonly QuizSegment[]): Promise<ReadTold> {
      const key = keyOf(language, segments)
      const told = known.get(key) ?? (await readOnce(key, language, segments))
      keep(key, told)
      return { told, key }
    },
    get size() {
      return known.size
    },
  }
}
export type ToldMemory = ReturnType<typeof createToldMemory>

/** In steps, so that a long transcript does not hold up everybody else. */
async function readSlowly(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly QuizSegment[],
): Promise<Told> {
  const reading = readTranscriptInSteps(lexicon, language, segments)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
    await setImmediate()
  }
}

const keyOf = (language: string, segments: readonly QuizSegment[]) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        language,
        segments.map(({ text, start, speaker, translations }) => [text, start, speaker, translations]),
      ]),
    )
    .digest('base64url')
