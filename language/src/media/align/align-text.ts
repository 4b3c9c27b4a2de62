import { coarseToFineWarp, type Pacing } from './coarse-to-fine-warping.ts'
import type { WarpPath } from './dynamic-time-warping.ts'
import { meanDistance } from './frame-distance.ts'
import { type PlacedWord, placeWords, rowAt } from './place-words.ts'
import { frameRate, type SoundFeatures } from './signal/sound-features.ts'
import { pauseFrames, speechFrames } from './signal/speech-frames.ts'

/** A line as the reference voice speaks it, in seconds of its sound. A line that cannot be spoken has no words. */
export type ReferenceLine = { start: number; end: number; words: PlacedWord[] }

/** A line of the text in the recording, in seconds. */
export type AlignedLine = {
  start: number
  end: number
  /**
   * How much the line differs from the reference, with the share of the reference that has no room: up to 0.6 for the
   * same voice, 0.6 to 0.85 for another, about 1 for unrelated sounds.
   */
  cost: number
  /** The words with their times; empty if the cost is so high that they would be wrong. */
  words: PlacedWord[]
}

/** Up to this cost the times of words are right. Above it, the times of the line may still be right. */
const wordCostMaximum = 0.8

/**
 * Finds the times of the lines of a text in a recording, by comparison with a voice that speaks the same text. Lines always
 * begin one after the other, within the recording.
 * @throws the reason with which the signal of `pacing` was aborted
 */
export async function alignText(
  sounds: { recording: SoundFeatures; reference: SoundFeatures; lines: readonly ReferenceLine[] },
  pacing: Pacing,
): Promise<AlignedLine[]> {
  const { recording, reference, lines } = sounds
  if (recording.frames === 0 || reference.frames === 0)
    return lines.map(() => ({ start: 0, end: 0, cost: 1, words: [] }))
  const path = await coarseToFineWarp(
    { reference: reference.cepstra, recording: recording.cepstra, isPause: pauseFrames(reference) },
    pacing,
  )
  const isSpeech = speechFrames(recording)
  const usual = meanDistance(reference.cepstra, recording.cepstra)
  return lines.map((line) => placeLine(line, path, { isSpeech, usual }))
}

function placeLine(
  line: ReferenceLine,
  path: WarpPath,
  { isSpeech, usual }: { isSpeech: Uint8Array; usual: number },
): AlignedLine {
  const cost = costOf(line, path, usual)
  const words = placeWords(line.words, path, isSpeech)
  const start = words[0]?.start ?? path.first[rowAt(path, line.start)]! / frameRate
  return {
    start,
    end: Math.max(start, words.at(-1)?.end ?? start),
    cost,
    words: cost <= wordCostMaximum ? words : [],
  }
}

/**
 * The mean distance along the path, in units of the mean distance of any frames, plus the share of rows without a
 * frame of their own.
 */
function costOf(line: ReferenceLine, path: WarpPath, usual: number): number {
  const [first, last] = [rowAt(path, line.start), rowAt(path, line.end)]
  if (last <= first) return 1
  let [sum, squeezed] = [0, 0]
  for (let row = first; row < last; row++) {
    sum += path.distance[row]!
    if (path.last[row] === path.first[row + 1]) squeezed += 1
  }
  return (sum / usual + squeezed) / (last - first)
}
