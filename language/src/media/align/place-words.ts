import type { WarpPath } from './dynamic-time-warping.ts'
import { frameRate } from './signal/sound-features.ts'

/** A word, with its start and end in seconds of the recording. */
export type PlacedWord = { text: string; start: number; end: number }

/** Frames of a pause that is no stop of a consonant. */
const pauseFrames = 12
/** How far before the warped start a word may begin, at most. */
const onsetFrames = 8
/** Of a word: the warp gives it a pause before it, but does not begin it in its second half. */
const snapShare = 0.6

/** Row of the reference at a time in it. */
export const rowAt = (path: WarpPath, seconds: number) =>
  Math.max(0, Math.min(path.first.length - 1, Math.round(seconds * frameRate)))

/**
 * Where the warp says that words of the reference are said in the recording, without the silence around them.
 * @param isSpeech of the frames of the recording, 1 or 0
 */
export function placeWords(words: readonly PlacedWord[], path: WarpPath, isSpeech: Uint8Array): PlacedWord[] {
  const spans = words.map(({ start, end }) => {
    const row = rowAt(path, start)
    return [path.first[row]!, path.last[Math.max(row, rowAt(path, end) - 1)]! + 1] as const
  })
  return spans.map(([from, to], index) => {
    const begin = beginOfSpeech(isSpeech, from, to)
    const end = Math.min(endOfSpeech(isSpeech, begin, to), Math.max(begin, spans[index + 1]?.[0] ?? to))
    return { text: words[index]!.text, start: begin / frameRate, end: end / frameRate }
  })
}

/** Behind the silence at the front, and behind the last pause in the first part. */
function beginOfSpeech(isSpeech: Uint8Array, from: number, to: number): number {
  const limit = from + Math.floor((to - from) * snapShare)
  let begin = from
  let silent = isSpeech[from] === 1 ? 0 : pauseFrames
  for (let frame = from; frame < limit; frame++) {
    if (isSpeech[frame] !== 1) silent += 1
    else {
      if (silent >= pauseFrames) begin = frame
      silent = 0
    }
  }
  return begin
}

/** Before the silence at the back, and before a pause behind which only the onset of the next word is left. */
function endOfSpeech(isSpeech: Uint8Array, from: number, to: number): number {
  const limit = from + Math.floor((to - from) * (1 - snapShare))
  let end = to
  let silent = 0
  for (let frame = to - 1; frame >= limit; frame--) {
    silent = isSpeech[frame] === 1 ? 0 : silent + 1
    if (silent >= pauseFrames && to - frame - silent <= onsetFrames) end = frame
  }
  while (end > from + 1 && isSpeech[end - 1] !== 1) end -= 1
  return end
}
