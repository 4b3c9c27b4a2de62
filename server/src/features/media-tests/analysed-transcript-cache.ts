import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { analyseTranscriptInSteps, type TimedLine } from '@verbena/nlp/quiz/transcript/analyse-transcript'
import type { AnalysedTranscript } from '@verbena/nlp/quiz/transcript/analysed-transcript'
import { LRUCache } from 'lru-cache'

/** Words of all cached transcripts together. An analysed word takes a third of a kilobyte. */
const defaultWordsMaximum = 60_000

export type CachedTranscript = {
  transcript: AnalysedTranscript
  /** A hash of the language, texts, speakers and translations. */
  key: string
}
type Context = { language: TargetLanguageCode; segments: readonly TimedLine[] }

/**
 * Caches transcripts that are analysed for quizzes and gaps, because the analysis of a film takes a fifth of a second.
 * Concurrent requests for one transcript share one analysis.
 */
export function createAnalysedTranscriptCache(lexicon: Lexicon, wordsMaximum = defaultWordsMaximum) {
  const cache = new LRUCache<string, AnalysedTranscript, Context>({
    maxSize: wordsMaximum,
    // A transcript larger than the whole cache is cached alone.
    sizeCalculation: ({ words }) => Math.min(wordsMaximum, Math.max(1, words.length)),
    fetchMethod: (_key, _stale, { context: { language, segments } }) =>
      analyseInSteps(lexicon, language, segments),
    ignoreFetchAbort: true,
  })
  return {
    async read(language: TargetLanguageCode, segments: readonly TimedLine[]): Promise<CachedTranscript> {
      const key = keyOf(language, segments)
      return { transcript: await cache.forceFetch(key, { context: { language, segments } }), key }
    },
    get size() {
      return cache.size
    },
  }
}
export type AnalysedTranscriptCache = ReturnType<typeof createAnalysedTranscriptCache>

/** Analyses in steps, so that a long transcript does not block other requests. */
async function analyseInSteps(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  segments: readonly TimedLine[],
): Promise<AnalysedTranscript> {
  const analysis = analyseTranscriptInSteps(lexicon, language, segments)
  for (;;) {
    const { done, value } = analysis.next()
    if (done) return value
    await setImmediate()
  }
}

const keyOf = (language: string, segments: readonly TimedLine[]) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        language,
        segments.map(({ text, start, speaker, translations }) => [text, start, speaker, translations]),
      ]),
    )
    .digest('base64url')
