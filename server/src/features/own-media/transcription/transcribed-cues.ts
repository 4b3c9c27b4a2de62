import type { Cue, RawCue } from '@verbena/language/media/subtitles/cue'
import { normaliseCues } from '@verbena/language/media/subtitles/normalise/normalise-cues'
import type { StoredTranscriptionJob } from '../own-media.queries.ts'

/**
 * Joins the lines of all transcribed parts. Times become relative to the beginning of the file, and the lines are
 * normalised like those of a subtitle file.
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
