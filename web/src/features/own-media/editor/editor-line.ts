import type { TranscriptLine } from '@verbena/contract/own-media/own-transcripts'

/** A line in the editor. `key` stays the same when the line moves; times are seconds. */
export type EditorLine = { key: number; text: string; start: number; end: number }
/** The editable part of a line. */
export type LineValue = Omit<EditorLine, 'key'>

/** The shortest line in seconds: a line without length is never shown. */
export const shortestLineSeconds = 0.1

/** Rounds seconds to whole milliseconds. @returns seconds */
export const roundToMs = (seconds: number) => Math.round(seconds * 1000) / 1000

/** Converts the lines of a transcript for the editor; keys start at `firstKey`. */
export function editorLines(lines: readonly TranscriptLine[], firstKey = 0): EditorLine[] {
  return lines.map(({ text, start, duration }, index) => ({
    key: firstKey + index,
    text,
    start: roundToMs(start),
    end: roundToMs(start + duration),
  }))
}

/** Sorts lines by their start; lines with the same start keep their order. */
export const sortByStart = (lines: readonly EditorLine[]) => lines.toSorted((a, b) => a.start - b.start)

export const isSameValue = (a: LineValue, b: LineValue) =>
  a.text === b.text && isSameTime(a.start, b.start) && isSameTime(a.end, b.end)

/** Times that differ by a millisecond are the same, because they are sent as rounded seconds. */
export const isSameTime = (a: number, b: number) => Math.abs(a - b) < 0.0015

/** Limits the start to 0 or later, and moves the end behind the start. */
export function validTimes(start: number, end: number): { start: number; end: number } {
  const first = Math.max(0, roundToMs(start))
  return { start: first, end: Math.max(roundToMs(end), roundToMs(first + shortestLineSeconds)) }
}

/** The lines that can be saved: without empty ones, and with trimmed texts. */
export const savableLines = (lines: readonly EditorLine[]): EditorLine[] =>
  lines.flatMap((line) => (line.text.trim() ? [{ ...line, text: line.text.trim() }] : []))
