import { type Cepstra, frameDistance } from './frame-distance.ts'

/**
 * For each row (frame of the reference) the range of frames of the recording that may belong to it; `to` is
 * exclusive.
 */
export type Corridor = { from: Int32Array; to: Int32Array }

/** For each row the first and the last frame of the recording that belong to it, and their distance. */
export type WarpPath = { first: Int32Array; last: Int32Array; distance: Float32Array }

/** Two sequences of sound features that are matched frame by frame. */
export type WarpInput = {
  reference: Cepstra
  recording: Cepstra
  /** 1 for rows without speech. The recording may have any sound there, which costs `pauseDistance` per frame at most. */
  isPause: Uint8Array
  pauseDistance: number
}

type Part = {
  corridor: Corridor
  /** The range of rows; the second is exclusive. */
  rows: [number, number]
  /** The frame at which the first row begins. */
  anchor: number
  /** Whether the last row must end at its last frame; otherwise it ends where the path costs least. */
  isLast: boolean
}

const moves = { diagonal: 0, nextRow: 1, nextFrame: 2 }

/**
 * Dynamic time warping within a corridor (Sakoe and Chiba, 1978): assigns frames of the recording to the rows of the
 * reference in order of time, such that the sum of distances is the least. It needs a byte for each cell of the corridor.
 * @param path its rows are written
 */
export function dynamicTimeWarp(input: WarpInput, part: Part, path: WarpPath): void {
  const [firstRow, endRow] = part.rows
  const starts = startsOf(part)
  const steps = new Uint8Array(starts[endRow - firstRow]!)
  let [row, above] = [new Float64Array(0), new Float64Array(0)]
  for (let index = firstRow; index < endRow; index++) {
    ;[above, row] = [row, new Float64Array(starts[index - firstRow + 1]! - starts[index - firstRow]!)]
    fillRow(input, part, index, { row, above, steps, offset: starts[index - firstRow]! })
  }
  const from = beginOf(part, endRow - 1)
  const end = part.isLast ? row.length - 1 : row.indexOf(row.reduce((a, b) => Math.min(a, b), Infinity))
  trace(input, part, { starts, steps, end: from + end }, path)
}

const beginOf = ({ corridor, anchor }: Part, row: number) => Math.max(anchor, corridor.from[row]!)
const endOf = ({ corridor, anchor }: Part, row: number) => Math.max(anchor + 1, corridor.to[row]!)

/** The offset of the steps of each row. */
function startsOf(part: Part): Float64Array {
  const [firstRow, endRow] = part.rows
  const starts = new Float64Array(endRow - firstRow + 1)
  for (let row = firstRow; row < endRow; row++)
    starts[row - firstRow + 1] = starts[row - firstRow]! + endOf(part, row) - beginOf(part, row)
  return starts
}

type Work = { row: Float64Array; above: Float64Array; steps: Uint8Array; offset: number }

function fillRow(input: WarpInput, part: Part, index: number, { row, above, steps, offset }: Work): void {
  const { reference, recording, pauseDistance } = input
  const isFirst = index === part.rows[0]
  const from = beginOf(part, index)
  const shift = isFirst ? 0 : from - beginOf(part, index - 1)
  const most = input.isPause[index] === 1 ? pauseDistance : Infinity
  for (let place = 0; place < row.length; place++) {
    const distance = Math.min(most, frameDistance(reference, index, recording, from + place))
    const left = place > 0 ? row[place - 1]! : Infinity
    const straight = (!isFirst && above[place + shift]) || Infinity
    const diagonal = (!isFirst && above[place + shift - 1]) || Infinity
    let [best, move] = [diagonal, moves.diagonal]
    if (straight < best) [best, move] = [straight, moves.nextRow]
    if (left < best) [best, move] = [left, moves.nextFrame]
    if (isFirst && from + place === part.anchor) best = 0
    // Never 0, so that a cell outside the corridor differs from a cell without cost.
    row[place] = best + distance + 1e-9
    steps[offset + place] = move
  }
}

/** Follows the path back from the last row. */
function trace(
  input: WarpInput,
  part: Part,
  { starts, steps, end }: { starts: Float64Array; steps: Uint8Array; end: number },
  path: WarpPath,
): void {
  const [firstRow, endRow] = part.rows
  let frame = end
  for (let row = endRow - 1; row >= firstRow; row--) {
    const from = beginOf(part, row)
    const offset = starts[row - firstRow]!
    const last = frame
    let sum = frameDistance(input.reference, row, input.recording, frame)
    while (frame > from && steps[offset + frame - from] === moves.nextFrame) {
      frame -= 1
      sum += frameDistance(input.reference, row, input.recording, frame)
    }
    path.first[row] = frame
    path.last[row] = last
    path.distance[row] = sum / (last - frame + 1)
    if (row > firstRow && steps[offset + frame - from] === moves.diagonal) frame -= 1
  }
}
