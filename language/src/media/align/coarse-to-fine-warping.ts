import { type Corridor, dynamicTimeWarp, type WarpInput, type WarpPath } from './dynamic-time-warping.ts'
import { type Cepstra, meanDistance } from './frame-distance.ts'
import { cepstraPerFrame } from './signal/sound-features.ts'

/**
 * For each level: the number of frames that are merged, how far its path may be from that of the level before, and its
 * share of the work.
 */
const levels = [
  { together: 4, radius: 100, share: 0.3 },
  { together: 1, radius: 60, share: 0.7 },
]
/** The first level merges so many frames, and searches everywhere. For a longer sound it merges more. */
const firstTogether = 8
const firstPlacesMaximum = 30_000_000
const windowPlacesMaximum = 12_000_000
/**
 * Three minutes, and ten seconds that the next window computes again, because the end of a window is less sure than its
 * middle.
 */
const usualWindowSize: WindowSize = { rows: 18_000, overlap: 1000 }
/** The cost of a pause, as a share of the mean distance of two frames. */
const pauseShare = 0.7

/** How many rows of the reference are aligned together, and how many of them belong to the next window too. */
export type WindowSize = { rows: number; overlap: number }

/** How a long alignment yields the thread, is cancelled and reports its progress. */
export type Pacing = {
  /** Awaited between windows, so that other work can run. */
  yieldControl: () => Promise<void>
  /** Aborts the alignment, which throws the reason of the signal. */
  signal?: AbortSignal
  /** Called with the share that is done, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Three minutes unless given. */
  windowSize?: WindowSize
}

/**
 * Finds the warping path through a recording of any length: first a rough path over merged frames, searched everywhere; then
 * two more exact ones, searched only near the path before (Salvador and Chan, "FastDTW", 2007). The search is done in
 * windows, each of which begins at the end of the one before.
 * @param isPause a value for each frame of the reference, see `WarpInput`
 */
export async function coarseToFineWarp(
  sounds: { reference: Cepstra; recording: Cepstra; isPause: Uint8Array },
  pacing: Pacing,
): Promise<WarpPath> {
  const [rows, frames] = [sounds.reference, sounds.recording].map((one) => one.length / cepstraPerFrame) as [
    number,
    number,
  ]
  let together = firstTogether
  while ((rows / together) * (frames / together) > firstPlacesMaximum) together *= 2
  let input = inputOf(sounds, together)
  let path = await warpInWindows(input, everywhere(input), {
    ...pacing,
    onProgress: undefined,
    windowSize: { rows: Infinity, overlap: 0 },
  })
  let done = 0
  for (const level of levels) {
    input = inputOf(sounds, level.together)
    const corridor = around(path, together / level.together, level.radius, input)
    const before = done
    const onProgress = (share: number) => pacing.onProgress?.(before + share * level.share)
    path = await warpInWindows(input, corridor, { ...pacing, onProgress })
    together = level.together
    done += level.share
  }
  return path
}

function inputOf(
  { reference, recording, isPause }: { reference: Cepstra; recording: Cepstra; isPause: Uint8Array },
  together: number,
): WarpInput {
  const input = { reference: coarsen(reference, together), recording: coarsen(recording, together) }
  const pauses = new Uint8Array(rowsOf(input.reference))
  for (let row = 0; row < pauses.length; row++) {
    const ofRow = isPause.subarray(row * together, (row + 1) * together)
    pauses[row] = ofRow.reduce((sum, one) => sum + one, 0) * 2 > ofRow.length ? 1 : 0
  }
  return {
    ...input,
    isPause: pauses,
    pauseDistance: meanDistance(input.reference, input.recording) * pauseShare,
  }
}

const rowsOf = (cepstra: Cepstra) => cepstra.length / cepstraPerFrame

/** Merges consecutive frames into their mean; the last mean may have fewer frames. */
function coarsen(cepstra: Cepstra, together: number): Cepstra {
  if (together === 1) return cepstra
  const frames = rowsOf(cepstra)
  const coarse = new Float32Array(Math.ceil(frames / together) * cepstraPerFrame)
  for (let frame = 0; frame < frames; frame++) {
    const group = Math.floor(frame / together)
    const size = Math.min(together, frames - group * together)
    for (let index = 0; index < cepstraPerFrame; index++)
      coarse[group * cepstraPerFrame + index]! += cepstra[frame * cepstraPerFrame + index]! / size
  }
  return coarse
}

function everywhere({ reference, recording }: WarpInput): Corridor {
  const rows = rowsOf(reference)
  return { from: new Int32Array(rows), to: new Int32Array(rows).fill(rowsOf(recording)) }
}

/** The corridor around the path of a coarser level, on both sides and in the rows before and after. */
function around(
  path: WarpPath,
  times: number,
  radius: number,
  { reference, recording }: WarpInput,
): Corridor {
  const [rows, frames] = [rowsOf(reference), rowsOf(recording)]
  const corridor = { from: new Int32Array(rows), to: new Int32Array(rows) }
  const last = path.first.length - 1
  for (let row = 0; row < rows; row++) {
    const rough = Math.min(last, Math.floor(row / times))
    const from = path.first[Math.max(0, rough - 1)]! * times - radius
    const to = (path.last[Math.min(last, rough + 1)]! + 1) * times + radius
    corridor.from[row] = Math.max(0, Math.min(frames - 1, from))
    corridor.to[row] = Math.min(frames, Math.max(1, to))
  }
  return corridor
}

async function warpInWindows(
  input: WarpInput,
  corridor: Corridor,
  { yieldControl, signal, onProgress, windowSize = usualWindowSize }: Pacing,
): Promise<WarpPath> {
  const rows = rowsOf(input.reference)
  const path = { first: new Int32Array(rows), last: new Int32Array(rows), distance: new Float32Array(rows) }
  let row = 0
  let anchor = 0
  while (row < rows) {
    signal?.throwIfAborted()
    const end = endOfWindow(corridor, row, windowSize.rows)
    dynamicTimeWarp(input, { corridor, rows: [row, end], anchor, isLast: end === rows }, path)
    row = end === rows ? rows : Math.max(row + 1, end - windowSize.overlap)
    anchor = row < rows ? path.first[row]! : anchor
    onProgress?.(row / rows)
    await yieldControl()
  }
  return path
}

function endOfWindow({ from, to }: Corridor, row: number, rowsMaximum: number): number {
  let places = 0
  let end = row
  while (end < from.length && end - row < rowsMaximum) {
    places += to[end]! - from[end]!
    if (places > windowPlacesMaximum && end > row && rowsMaximum !== Infinity) break
    end += 1
  }
  return end
}
