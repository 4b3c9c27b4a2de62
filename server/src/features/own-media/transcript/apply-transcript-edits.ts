import type { TranscriptEdit } from '@verbena/contract/own-media/own-transcripts'
import { roundToMilliseconds } from '@verbena/language/media/subtitles/cue'
import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import type { Segments } from '../own-media.queries.ts'

type Segment = Segments[number]
type Timed = { text: string; start: number; end: number }

/** A shorter line would not be visible. */
const durationMinimum = 0.05

/**
 * Applies edits one after the other.
 * @returns the lines in the order of their times; null when an edit names a line that does not exist
 */
export function applyTranscriptEdits(segments: Segments, edits: readonly TranscriptEdit[]): Segments | null {
  const lines = segments.map(unmoved)
  for (const edit of edits) {
    const exists = edit.line < lines.length || (edit.kind === 'insert' && edit.line === lines.length)
    if (!exists) return null
    apply(lines, edit)
  }
  return lines.map(withMovedWords).toSorted((a, b) => a.start - b.start)
}

/** A line and its current start. Its words are moved once at the end; moving them each time would take minutes. */
type Line = { segment: Segment; start: number }
const unmoved = (segment: Segment): Line => ({ segment, start: segment.start })
const empty: Segment = { text: '', start: 0, duration: 0, translations: {}, words: [] }

function apply(lines: Line[], edit: TranscriptEdit) {
  const line = lines[edit.line]
  switch (edit.kind) {
    case 'change':
      if (line) lines[edit.line] = unmoved(changed(withMovedWords(line), edit))
      return
    case 'insert':
      lines.splice(edit.line, 0, unmoved(changed(empty, edit)))
      return
    case 'remove':
      lines.splice(edit.line, 1)
      return
    case 'shift':
      for (let at = edit.line; at < lines.length; at++) {
        const moved = lines[at] as Line
        moved.start = Math.min(limits.seconds, Math.max(0, moved.start + edit.seconds))
      }
  }
}

/** A line whose text changes loses its word times and translations; otherwise they are kept. */
function changed(line: Segment, { text, start, end }: Timed): Segment {
  const duration = roundToMilliseconds(Math.max(durationMinimum, end - start))
  const isSame = text === line.text
  const words = isSame ? movedWords(line, start - line.start, start, start + duration) : []
  return {
    ...line,
    text,
    start: roundToMilliseconds(start),
    duration,
    words,
    translations: isSame ? line.translations : {},
  }
}

function withMovedWords({ segment, start }: Line): Segment {
  if (start === segment.start) return segment
  return {
    ...segment,
    start: roundToMilliseconds(start),
    words: movedWords(segment, start - segment.start, start, start + segment.duration),
  }
}

function movedWords({ words }: Segment, by: number, from: number, to: number): Segment['words'] {
  const within = (time: number) => roundToMilliseconds(Math.min(Math.max(time + by, from), to))
  return words.map((word) => ({ ...word, start: within(word.start), end: within(word.end) }))
}
