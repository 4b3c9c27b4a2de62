/** Looked through for a pause before the latest place to cut. */
const searchSeconds = 20
/** As long as a pause between two words. */
const pauseSeconds = 0.2

/** Samples of 16 bits, one channel or several. */
type Samples = { bytesPerSecond: number; blockBytes: number }

/** The greatest number of bytes that cuts no sample in two; one sample at least. */
export const wholeSamples = (bytes: number, { blockBytes }: Pick<Samples, 'blockBytes'>) =>
  Math.max(blockBytes, Math.floor(bytes / blockBytes) * blockBytes)

/** How much before the end of a part of `partBytes` a pause is looked for, in bytes. */
export const searchedBytes = (partBytes: number, samples: Samples) =>
  Math.min(
    wholeSamples(searchSeconds * samples.bytesPerSecond, samples),
    wholeSamples(partBytes / 2, samples),
  )

/**
 * Where it is quietest, so that no word is cut in two.
 * @param sound samples of 16 bits
 * @returns the middle of the pause, in bytes from the beginning; the latest where several are as quiet
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
