import { frameRate, type SoundFeatures } from './sound-features.ts'

/** The threshold of speech, as a share of the range between quiet and loud frames of a recording. */
const share = 0.25
const range = { quiet: 0.1, loud: 0.95 }

/** 1 for each frame of a recording that is loud enough to be speech, else 0. Music and noise count as speech. */
export function speechFrames({ loudness }: SoundFeatures): Uint8Array {
  const sorted = Float32Array.from(loudness).sort()
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  const level = at(range.quiet) + share * (at(range.loud) - at(range.quiet))
  return Uint8Array.from(loudness, (decibels) => (decibels > level ? 1 : 0))
}

const pauseSeconds = 0.12
/** Below this level a synthetic voice is silent. */
const silentDecibels = -60

/** 1 for each frame of a synthetic voice that belongs to a pause and not to the stop of a consonant, else 0. */
export function pauseFrames({ loudness, frames }: SoundFeatures): Uint8Array {
  const isPause = new Uint8Array(frames)
  for (let from = 0; from < frames; from++) {
    let to = from
    while (to < frames && loudness[to]! < silentDecibels) to++
    if (to - from >= pauseSeconds * frameRate) isPause.fill(1, from, to)
    from = Math.max(from, to)
  }
  return isPause
}
