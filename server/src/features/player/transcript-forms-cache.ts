import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { countForms, lemmasOfWritten, type TranscriptForm } from '@verbena/nlp/transcript/transcript-forms'
import { LRUCache } from 'lru-cache'

/** Number of forms of all cached transcripts; a form takes a third of a kilobyte. */
const defaultFormsMaximum = 60_000
/** Finding the lemmas of a form takes a tenth of a millisecond; other requests are served between steps. */
const formsPerStep = 50
const linesPerStep = 200

type Transcript = { language: TargetLanguageCode; lines: readonly string[] }

/** Caches the forms of transcripts with their lemmas. Concurrent calls for one transcript share the computation. */
export function createTranscriptFormsCache(lexicon: Lexicon, formsMaximum = defaultFormsMaximum) {
  const cache = new LRUCache<string, TranscriptForm[], Transcript>({
    maxSize: formsMaximum,
    // A transcript larger than the whole cache is cached alone.
    sizeCalculation: ({ length }) => Math.min(formsMaximum, Math.max(1, length)),
    fetchMethod: (_key, _stale, { context: { language, lines } }) => readForms(lexicon, language, lines),
    ignoreFetchAbort: true,
  })
  return {
    read: (language: TargetLanguageCode, lines: readonly string[]): Promise<TranscriptForm[]> =>
      cache.forceFetch(keyOf(language, lines), { context: { language, lines } }),
    get size() {
      return cache.size
    },
  }
}
export type TranscriptFormsCache = ReturnType<typeof createTranscriptFormsCache>

/** In steps, so that other requests are served while a long transcript is read. */
async function readForms(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  lines: readonly string[],
): Promise<TranscriptForm[]> {
  const counted = new Map<string, ReturnType<typeof countForms>[number]>()
  for (let from = 0; from < lines.length; from += linesPerStep) {
    for (const found of countForms(language, lines.slice(from, from + linesPerStep))) {
      const before = counted.get(found.form)
      const written = [...new Set([...(before?.written ?? []), ...found.written])]
      counted.set(found.form, { ...found, written, count: (before?.count ?? 0) + found.count })
    }
    await setImmediate()
  }
  const forms: TranscriptForm[] = []
  for (const { form, written, count } of counted.values()) {
    forms.push({ form, lemmas: lemmasOfWritten(lexicon, language, written), count })
    if (forms.length % formsPerStep === 0) await setImmediate()
  }
  return forms
}

const keyOf = (language: string, lines: readonly string[]) =>
  createHash('sha256')
    .update(`${language}\n${lines.join('\n')}`)
    .digest('base64url')
