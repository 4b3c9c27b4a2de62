import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { analyseTranscriptInSteps, type TimedLine } from '@verbena/nlp/quiz/transcript/analyse-transcript'
import type { AnalysedTranscript } from '@verbena/nlp/quiz/transcript/analysed-transcript'
import { LRUCache } from 'lru-cache'

/** Of all transcripts together; an analysed word takes a third of a kilobyte. */
const usualWordsMaximum = 60_000

export type CachedTranscript = {
  transcript: AnalysedTranscript
  /** A hash of its language, texts, speakers and translations. */
  key: string
}
type Context = { language: TargetLanguageCode; segments: readonly TimedLine[] }

/**
 * Transcripts analysed for quizzes and gaps: a film takes a fifth of a second. Callers that want the same transcript at
 * once share one analysis.
 */
export function createAnalysedTranscriptCache(lexicon: Lexicon, wordsMaximum = usualWordsMaximum) {
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

/** In steps, so that other requests are served while a long transcript is analysed. */
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
