import type { TranscriptEdit } from '@verbena/contract/own-media/own-transcripts'
import { type EditorLine, isSameTime, isSameValue, roundToMs, sortByStart } from './editor-line.ts'

/** An edit in the format of the server, and the key of its line; null for a shift of many lines. */
export type KeyedEdit = { edit: TranscriptEdit; key: number | null }

/** At least this many lines that moved by the same time are sent as one shift. */
const shiftedLinesMinimum = 20

/**
 * The edits that turn `base` into `lines`. Their order matters: each edit has the index of its line after the previous
 * edits.
 */
export function lineEdits(base: readonly EditorLine[], lines: readonly EditorLine[]): KeyedEdit[] {
  const wanted = new Map(lines.map((line) => [line.key, line]))
  const shift = commonShift(base, wanted)
  const shiftedBase = shift ? shifted(base, shift.line, shift.seconds) : base
  return [
    ...(shift ? [{ edit: { kind: 'shift' as const, ...shift }, key: null }] : []),
    ...changes(shiftedBase, wanted),
    ...removals(shiftedBase, wanted),
    ...insertions(shiftedBase, lines),
  ]
}

function changes(base: readonly EditorLine[], wanted: ReadonlyMap<number, EditorLine>): KeyedEdit[] {
  return base.flatMap((before, line) => {
    const after = wanted.get(before.key)
    return after && !isSameValue(before, after)
      ? [{ edit: { kind: 'change' as const, line, ...valueIn(after) }, key: after.key }]
      : []
  })
}

/** From the last line to the first, so that a removal does not change the index of the next one. */
function removals(base: readonly EditorLine[], wanted: ReadonlyMap<number, EditorLine>): KeyedEdit[] {
  return base
    .flatMap(({ key }, line) =>
      wanted.has(key) ? [] : [{ edit: { kind: 'remove' as const, line }, key: key as number | null }],
    )
    .reverse()
}

function insertions(base: readonly EditorLine[], lines: readonly EditorLine[]): KeyedEdit[] {
  const known = new Set(base.map(({ key }) => key))
  const remaining = new Set(lines.map(({ key }) => key))
  const order = base.filter(({ key }) => remaining.has(key)).map(({ key }) => key)
  return lines.flatMap((line, index) => {
    if (known.has(line.key)) return []
    const before = lines[index - 1]?.key
    const position = before === undefined ? 0 : order.indexOf(before) + 1
    order.splice(position, 0, line.key)
    return [{ edit: { kind: 'insert' as const, line: position, ...valueIn(line) }, key: line.key }]
  })
}

const valueIn = ({ text, start, end }: EditorLine) => ({ text, start, end })

/** The most frequent shift in seconds, and the first shifted line; null when too few lines have a common shift. */
function commonShift(base: readonly EditorLine[], wanted: ReadonlyMap<number, EditorLine>) {
  const shifts = new Map<number, { count: number; line: number }>()
  for (const [line, before] of base.entries()) {
    const after = wanted.get(before.key)
    if (!after) continue
    const seconds = roundToMs(after.start - before.start)
    if (seconds === 0 || !isSameTime(after.end - before.end, seconds)) continue
    const known = shifts.get(seconds)
    if (known) known.count++
    else shifts.set(seconds, { count: 1, line })
  }
  const [mostFrequent] = [...shifts].toSorted(([, a], [, b]) => b.count - a.count)
  if (!mostFrequent || mostFrequent[1].count < shiftedLinesMinimum) return null
  const [seconds, { line }] = mostFrequent
  return { line, seconds }
}

/** Shifts like the server. A line that would start before 0 gets NaN, so that it is sent on its own and keeps its end. */
function shifted(lines: readonly EditorLine[], from: number, seconds: number): EditorLine[] {
  return lines.map((line, index) => {
    if (index < from) return line
    const start = line.start + seconds
    return start < 0
      ? { ...line, start: Number.NaN }
      : { ...line, start: roundToMs(start), end: roundToMs(line.end + seconds) }
  })
}

/** The lines that the server has after these edits, with their keys. */
export function applyEdits(base: readonly EditorLine[], edits: readonly KeyedEdit[]): EditorLine[] {
  let lines = [...base]
  for (const { edit, key } of edits) {
    if (edit.kind === 'shift')
      lines = shifted(lines, edit.line, edit.seconds).map((line) => ({ ...line, start: line.start || 0 }))
    else if (edit.kind === 'remove') lines.splice(edit.line, 1)
    else {
      const { text, start, end, line } = edit
      lines.splice(line, edit.kind === 'change' ? 1 : 0, { key: key ?? -1, text, start, end })
    }
  }
  return sortByStart(lines)
}
