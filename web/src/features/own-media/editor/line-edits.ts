import type { TranscriptEdit } from '@verbena/contract/own-media/own-transcripts'
import { type EditorLine, inOrder, isSameTime, isSameValue, secondsToMs } from './editor-line.ts'

/** An edit as the server takes it, and the line that it is about; a shift is about many. */
export type KeyedEdit = { edit: TranscriptEdit; key: number | null }

/** This many lines that moved by the same time are sent as one shift. */
const shiftedLinesMinimum = 20

/**
 * What turns `base` into `lines`, in the order in which the server must hear it: each edit names a line by its place
 * after the edits before it.
 */
export function lineEdits(base: readonly EditorLine[], lines: readonly EditorLine[]): KeyedEdit[] {
  const wanted = new Map(lines.map((line) => [line.key, line]))
  const shift = commonShift(base, wanted)
  const begun = shift ? shifted(base, shift.line, shift.seconds) : base
  return [
    ...(shift ? [{ edit: { kind: 'shift' as const, ...shift }, key: null }] : []),
    ...changes(begun, wanted),
    ...removals(begun, wanted),
    ...insertions(begun, lines),
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

/** From the last to the first, so that each leaves the places of the others alone. */
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
  const places = base.filter(({ key }) => remaining.has(key)).map(({ key }) => key)
  return lines.flatMap((line, index) => {
    if (known.has(line.key)) return []
    const before = lines[index - 1]?.key
    const place = before === undefined ? 0 : places.indexOf(before) + 1
    places.splice(place, 0, line.key)
    return [{ edit: { kind: 'insert' as const, line: place, ...valueIn(line) }, key: line.key }]
  })
}

const valueIn = ({ text, start, end }: EditorLine) => ({ text, start, end })

/** By how much most lines were moved, and from which on; null where there is no such move. */
function commonShift(base: readonly EditorLine[], wanted: ReadonlyMap<number, EditorLine>) {
  const moves = new Map<number, { count: number; line: number }>()
  for (const [line, before] of base.entries()) {
    const after = wanted.get(before.key)
    if (!after) continue
    const seconds = secondsToMs(after.start - before.start)
    if (seconds === 0 || !isSameTime(after.end - before.end, seconds)) continue
    const move = moves.get(seconds)
    if (move) move.count++
    else moves.set(seconds, { count: 1, line })
  }
  const [most] = [...moves].toSorted(([, a], [, b]) => b.count - a.count)
  if (!most || most[1].count < shiftedLinesMinimum) return null
  const [seconds, { line }] = most
  return { line, seconds }
}

/** Computed as the server shifts; a line that would begin before 0 is sent on its own, so that it keeps its intended end. */
function shifted(lines: readonly EditorLine[], from: number, seconds: number): EditorLine[] {
  return lines.map((line, index) => {
    if (index < from) return line
    const start = line.start + seconds
    return start < 0
      ? { ...line, start: Number.NaN }
      : { ...line, start: secondsToMs(start), end: secondsToMs(line.end + seconds) }
  })
}

/** The lines after these edits, with their keys, as the server has them then. */
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
  return inOrder(lines)
}
