/** Length of the audio before the end of a part in which a pause is searched. */
const searchSeconds = 20
/** Length of a pause between two words. */
const pauseSeconds = 0.2

/** Format of PCM audio; `blockBytes` is the size of one sample of all channels. */
type Samples = { bytesPerSecond: number; blockBytes: number }

/** Rounds a size down to whole samples, but to at least one. */
export const wholeSamples = (bytes: number, { blockBytes }: Pick<Samples, 'blockBytes'>) =>
  Math.max(blockBytes, Math.floor(bytes / blockBytes) * blockBytes)

/** Size of the end of a part in which a pause is searched, in bytes. */
export const searchedBytes = (partBytes: number, samples: Samples) =>
  Math.min(
    wholeSamples(searchSeconds * samples.bytesPerSecond, samples),
    wholeSamples(partBytes / 2, samples),
  )

/**
 * Finds the quietest point, so that a cut there splits no word.
 * @param sound 16-bit samples
 * @returns the offset of the middle of the pause, in bytes; the last one if several are equally quiet
 */
export function quietestPoint(sound: Buffer, samples: Samples): number {
  const window = wholeSamples(pauseSeconds * samples.bytesPerSecond, samples)
  const middle = wholeSamples(window / 2, samples)
  let best = { loudness: Number.POSITIVE_INFINITY, at: sound.length }
  for (let at = 0; at + window <= sound.length; at += window) {
    const loudness = loudnessOf(sound.subarray(at, at + window))
    if (loudness <= best.loudness) best = { loudness, at: at + middle }
  }
  return best.at
}

function loudnessOf(sound: Buffer): number {
  let sum = 0
  for (let at = 0; at + 1 < sound.length; at += 2) sum += Math.abs(sound.readInt16LE(at))
  return sum
}
