import type { Cue, RawCue } from '@verbena/language/media/subtitles/cue'
import { normaliseCues } from '@verbena/language/media/subtitles/normalise/normalise-cues'
import type { StoredTranscriptionJob } from '../own-media.queries.ts'

/**
 * The lines of a transcript from the parts that were heard, each moved to where its part begins: clean, in order, none
 * too long, as those of a file are.
 */
export function transcribedCues(
  parts: StoredTranscriptionJob['parts'],
  durationSeconds: number | null,
): Cue[] {
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
  return normaliseCues(raw, [], durationSeconds ?? undefined)
}
