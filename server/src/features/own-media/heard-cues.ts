import type { Cue, RawCue } from '@verbena/language/subtitles/cue'
import { tidyCues } from '@verbena/language/subtitles/tidy-cues'
import type { StoredJob } from './own-media.queries.ts'

/**
 * The lines of a transcript from the parts that were heard, each moved to where its part begins: clean, in order, none
 * too long, as those of a file are.
 */
export function heardCues(parts: StoredJob['parts'], durationSeconds: number | null): Cue[] {
  const raw = parts.flatMap(({ startSeconds, lines }) =>
    lines.map(
      ({ text, start, end, words }): RawCue => ({
        text,
        start: start + startSeconds,
        end: end + startSeconds,
        ...(words.length > 0 && {
          words: words.map((word) => ({ text: word.text, start: word.start + startSeconds })),
        }),
      }),
    ),
  )
  return tidyCues(raw, [], durationSeconds ?? undefined)
}
