import type { WarpPath } from './dynamic-time-warping.ts'
import { frameRate } from './signal/sound-features.ts'

/** A word, with its start and end in seconds of the recording. */
export type PlacedWord = { text: string; start: number; end: number }

/** A silence of so many frames is a pause; a shorter one may be the stop of a consonant. */
const pauseFrames = 12
/** The maximum of frames that a word may begin before its warped start. */
const onsetFrames = 8
/** The share of a word that may be a pause at its front, which the warp assigned to it. */
const snapShare = 0.6

/** The row of a time of the reference. */
export const rowAt = (path: WarpPath, seconds: number) =>
  Math.max(0, Math.min(path.first.length - 1, Math.round(seconds * frameRate)))

/**
 * Places the words of the reference in the recording by the path of the warp, without the silence around them.
 * @param isSpeech 1 or 0 for each frame of the recording
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

/** The start of speech after the silence at the front and after the last pause in the first part. */
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

/** The end of speech before the silence at the back, and before a pause that only the onset of the next word follows. */
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
