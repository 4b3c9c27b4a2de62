import type { TranscriptLine } from '@verbena/contract/own-media/own-transcripts'

/** A line while it is edited. `key` stays its own, wherever the line goes; times are seconds. */
export type EditorLine = { key: number; text: string; start: number; end: number }
/** What a learner may change of it. */
export type LineValue = Omit<EditorLine, 'key'>

/** The shortest line in seconds: a line without length is never shown. */
export const shortestLineSeconds = 0.1

export const secondsToMs = (seconds: number) => Math.round(seconds * 1000) / 1000

/** The lines of a transcript as they are edited; their keys begin at `firstKey`. */
export function editorLines(lines: readonly TranscriptLine[], firstKey = 0): EditorLine[] {
  return lines.map(({ text, start, duration }, index) => ({
    key: firstKey + index,
    text,
    start: secondsToMs(start),
    end: secondsToMs(start + duration),
  }))
}

/** In the order of their times; of two that begin at once, the one that came first stays first. */
export const inOrder = (lines: readonly EditorLine[]) => lines.toSorted((a, b) => a.start - b.start)

export const isSameValue = (a: LineValue, b: LineValue) =>
  a.text === b.text && isSameTime(a.start, b.start) && isSameTime(a.end, b.end)

/** Times travel as seconds with a fraction: a thousandth is no difference. */
export const isSameTime = (a: number, b: number) => Math.abs(a - b) < 0.0015

/** Start and end that a line may have: not before 0, and the end after the start, moved along where it must be. */
export function repairedTimes(start: number, end: number): { start: number; end: number } {
  const first = Math.max(0, secondsToMs(start))
  return { start: first, end: Math.max(secondsToMs(end), secondsToMs(first + shortestLineSeconds)) }
}

/** What can be saved: a line without text is none. */
export const savableLines = (lines: readonly EditorLine[]): EditorLine[] =>
  lines.flatMap((line) => (line.text.trim() ? [{ ...line, text: line.text.trim() }] : []))
