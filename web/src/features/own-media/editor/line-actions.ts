import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import { type EditorLine, type LineValue, roundToMs, sortByStart, validTimes } from './editor-line.ts'

/*
 * Actions on lines. Each returns new lines sorted by start, or the same array when nothing changes.
 */

type Lines = readonly EditorLine[]

const indexOfKey = (lines: Lines, key: number) => lines.findIndex((line) => line.key === key)

/** Changes the text or the times of a line; an end before the start is moved behind it. */
export function changeLine(lines: Lines, key: number, change: Partial<LineValue>): Lines {
  return sortByStart(
    lines.map((line) => {
      if (line.key !== key) return line
      const { text, start, end } = { ...line, ...change }
      return { key, text, ...validTimes(start, end) }
    }),
  )
}

/** Splits a line at the caret and divides its time by length. Does nothing when one part would be empty. */
export function splitLine(lines: Lines, key: number, caret: number, newKey: number): Lines {
  const index = indexOfKey(lines, key)
  const line = lines[index]
  const [head, tail] = [line?.text.slice(0, caret).trim(), line?.text.slice(caret).trim()]
  if (!line || !head || !tail) return lines
  const share = head.length / (head.length + tail.length)
  const middle = roundToMs(line.start + (line.end - line.start) * share)
  return lines.toSpliced(
    index,
    1,
    { key, text: head, ...validTimes(line.start, middle) },
    { key: newKey, text: tail, ...validTimes(middle, line.end) },
  )
}

/** Merges a line with the next one. Does nothing when there is none, or when the text would be too long. */
export function mergeWithNext(lines: Lines, key: number): Lines {
  const index = indexOfKey(lines, key)
  const [line, next] = [lines[index], lines[index + 1]]
  if (!line || !next) return lines
  const text = `${line.text} ${next.text}`.trim()
  if (text.length > limits.cueText) return lines
  const merged = { key, text, start: line.start, end: Math.max(line.end, next.end) }
  return lines.toSpliced(index, 2, merged)
}

export const removeLine = (lines: Lines, key: number): Lines => lines.filter((line) => line.key !== key)

/** Duration of a new line, unless the next one starts earlier. */
const newLineSeconds = 2

/** Adds an empty line at `start` that ends before the next line. */
export function addLine(lines: Lines, newKey: number, start: number): Lines {
  const next = lines.find((line) => line.start > start)
  const end = Math.min(start + newLineSeconds, next?.start ?? Number.POSITIVE_INFINITY)
  return sortByStart([...lines, { key: newKey, text: '', ...validTimes(start, end) }])
}

/** Shifts all lines, or those from `fromKey` on. A line that would start before 0 starts at 0. */
export function shiftLines(lines: Lines, seconds: number, fromKey?: number): Lines {
  const from = fromKey === undefined ? 0 : indexOfKey(lines, fromKey)
  if (from < 0 || seconds === 0) return lines
  return sortByStart(
    lines.map((line, index) =>
      index < from ? line : { ...line, ...validTimes(line.start + seconds, line.end + seconds) },
    ),
  )
}
