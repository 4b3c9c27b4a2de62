import { textKey } from '@verbena/language/text/text-key'
import type { AnalysedTranscript, TranscriptToken } from './analysed-transcript.ts'

/** For each pair of neighbouring words the forms that occur between, before or after them. */
type Places = ReadonlyMap<string, ReadonlySet<string>>
const known = new WeakMap<AnalysedTranscript, Places>()

/** Whether a form occurs elsewhere between, after or before the same two words as this word. */
export function occursInPlaceOf(
  transcript: AnalysedTranscript,
  word: TranscriptToken,
  form: string,
): boolean {
  const formKey = textKey(form)
  return keysOf(transcript, word).some((key) => known.get(transcript)?.get(key)?.has(formKey))
}

/** Words of one step, which takes about five milliseconds. */
const wordsAtOnce = 3000

/** Builds the index of a transcript, once and in steps. */
export function* indexOccurrences(transcript: AnalysedTranscript): Generator<void, void> {
  const places = new Map<string, Set<string>>()
  for (const word of transcript.words) {
    for (const key of keysOf(transcript, word)) {
      const forms = places.get(key)
      if (forms) forms.add(word.key)
      else places.set(key, new Set([word.key]))
    }
    if (word.index % wordsAtOnce === wordsAtOnce - 1) yield
  }
  known.set(transcript, places)
}

/** The keys of a position. The edge of a line counts as a word. */
function keysOf({ lines }: AnalysedTranscript, { segment, wordInSegment }: TranscriptToken): string[] {
  const words = lines[segment]?.words ?? []
  const at = (distance: number) => words[wordInSegment + distance]?.key ?? '|'
  return [`${at(-1)} _ ${at(1)}`, `${at(-2)} ${at(-1)} _`, `_ ${at(1)} ${at(2)}`].filter(
    // A key without words would match every line of one word, and every first or last word of a line.
    (key) => key.replace(/[|_ ]/g, '') !== '',
  )
}
