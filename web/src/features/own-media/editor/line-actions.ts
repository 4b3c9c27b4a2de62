import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import { type EditorLine, inOrder, type LineValue, repairedTimes, secondsToMs } from './editor-line.ts'

/*
 * What can be done to lines. Each gives new lines, in the order of their times, or the same object where there is
 * nothing to do.
 */

type Lines = readonly EditorLine[]

const placeOf = (lines: Lines, key: number) => lines.findIndex((line) => line.key === key)

/** Another text, or other times; an end before the start is moved behind it. */
export function changeLine(lines: Lines, key: number, change: Partial<LineValue>): Lines {
  return inOrder(
    lines.map((line) => {
      if (line.key !== key) return line
      const { text, start, end } = { ...line, ...change }
      return { key, text, ...repairedTimes(start, end) }
    }),
  )
}

/** In two at a letter, each with its share of the time. Where one of them would be empty there is nothing to split. */
export function splitLine(lines: Lines, key: number, caret: number, newKey: number): Lines {
  const at = placeOf(lines, key)
  const line = lines[at]
  const [head, tail] = [line?.text.slice(0, caret).trim(), line?.text.slice(caret).trim()]
  if (!line || !head || !tail) return lines
  const share = head.length / (head.length + tail.length)
  const middle = secondsToMs(line.start + (line.end - line.start) * share)
  return lines.toSpliced(
    at,
    1,
    { key, text: head, ...repairedTimes(line.start, middle) },
    { key: newKey, text: tail, ...repairedTimes(middle, line.end) },
  )
}

/** With the line after it; not where there is none, or where both together are longer than a line may be. */
export function mergeWithNext(lines: Lines, key: number): Lines {
  const at = placeOf(lines, key)
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || !next) return lines
  const text = `${line.text} ${next.text}`.trim()
  if (text.length > limits.cueText) return lines
  const merged = { key, text, start: line.start, end: Math.max(line.end, next.end) }
  return lines.toSpliced(at, 2, merged)
}

export const removeLine = (lines: Lines, key: number): Lines => lines.filter((line) => line.key !== key)

/** Seconds of a new line, where nothing comes sooner. */
const newLineSeconds = 2

/** A line without text, from `start` on, until the next one begins. */
export function addLine(lines: Lines, newKey: number, start: number): Lines {
  const next = lines.find((line) => line.start > start)
  const end = Math.min(start + newLineSeconds, next?.start ?? Number.POSITIVE_INFINITY)
  return inOrder([...lines, { key: newKey, text: '', ...repairedTimes(start, end) }])
}

/** Every line from `fromKey` on, or all of them, earlier or later. What would begin before 0 begins at 0. */
export function shiftLines(lines: Lines, seconds: number, fromKey?: number): Lines {
  const from = fromKey === undefined ? 0 : placeOf(lines, fromKey)
  if (from < 0 || seconds === 0) return lines
  return inOrder(
    lines.map((line, index) =>
      index < from ? line : { ...line, ...repairedTimes(line.start + seconds, line.end + seconds) },
    ),
  )
}
