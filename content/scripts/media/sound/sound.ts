import { writeFileSync } from 'node:fs'
import { run } from '../shell.ts'

/** The sample rate of all sound in these scripts, which is that of espeak-ng's voices. */
export const sampleRate = 22050

/** Writes samples (-1 to 1, mono) as a WAV file of 32-bit floats, which cannot clip. */
export function writeWav(path: string, samples: Float32Array): void {
  const header = Buffer.alloc(44)
  const bytes = samples.length * 4
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(3, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 4, 28)
  header.writeUInt16LE(4, 32)
  header.writeUInt16LE(32, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  writeFileSync(path, Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, bytes)]))
}

/** Reads the sound of a media file as mono samples at `sampleRate`. */
export function readSound(path: string): Float32Array {
  const args = ['-v', 'error', '-i', path, '-vn', '-ac', '1', '-ar', String(sampleRate), '-f', 'f32le', '-']
  const { stdout } = run('ffmpeg', args)
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + (stdout.length & ~3)))
}

/** Highest absolute sample. */
export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** The root mean square of the samples above `floor`, which is the loudness without silence. */
export function loudnessOf(samples: Float32Array, floor = 0.01): number {
  let sum = 0
  let count = 0
  for (const sample of samples) {
    if (Math.abs(sample) <= floor) continue
    sum += sample * sample
    count++
  }
  return Math.sqrt(sum / Math.max(1, count))
}

/** Multiplies in place and returns the same array. */
export function scale(samples: Float32Array, gain: number): Float32Array {
  for (let i = 0; i < samples.length; i++) samples[i]! *= gain
  return samples
}

/** Adds `part` to `whole` from `startSeconds` on. Samples outside `whole` are left out. */
export function addAt(whole: Float32Array, part: Float32Array, startSeconds: number, gain = 1): void {
  const offset = Math.round(startSeconds * sampleRate)
  const end = Math.min(part.length, whole.length - offset)
  for (let i = Math.max(0, -offset); i < end; i++) whole[offset + i]! += gain * part[i]!
}

/** The range of sound in samples, with `padSeconds` on both sides. */
export function soundingRange(samples: Float32Array, threshold = 0.004, padSeconds = 0.02): [number, number] {
  const pad = Math.round(padSeconds * sampleRate)
  const first = samples.findIndex((sample) => Math.abs(sample) > threshold)
  if (first < 0) return [0, samples.length]
  const last = samples.findLastIndex((sample) => Math.abs(sample) > threshold)
  return [Math.max(0, first - pad), Math.min(samples.length, last + pad)]
}

/** Root mean square of consecutive windows of `windowSeconds`. */
export function envelopeOf(samples: Float32Array, windowSeconds: number): number[] {
  const size = windowSeconds * sampleRate
  return Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    loudnessOf(samples.subarray(Math.round(index * size), Math.round((index + 1) * size)), -1),
  )
}

/** Evens out the loudness in place, because speech fades on a vowel that a singer would hold. */
export function evenOut(samples: Float32Array, usualLoudness: number, strength: number): Float32Array {
  const windowSeconds = 0.04
  const envelope = envelopeOf(samples, windowSeconds)
  const gains = envelope.map((loudness) =>
    // Near silence only noise would get louder.
    loudness < 0.05 * usualLoudness ? 1 : Math.min(2.2, (usualLoudness / loudness) ** strength),
  )
  for (let i = 0; i < samples.length; i++) {
    const place = Math.max(0, i / (windowSeconds * sampleRate) - 0.5)
    const before = gains[Math.floor(place)] ?? 1
    const after = gains[Math.floor(place) + 1] ?? before
    samples[i]! *= before + (after - before) * (place % 1)
  }
  return samples
}

/**
 * The fundamental frequency in Hz by autocorrelation; null if the sound is not periodic. Three periods of the lowest pitch
 * are enough.
 */
export function pitchOf(samples: Float32Array, lowest = 60, highest = 700): number | null {
  if (loudnessOf(samples, -1) < 1e-3) return null
  const shortest = Math.floor(sampleRate / highest)
  const longest = Math.ceil(sampleRate / lowest)
  const size = samples.length - longest
  if (size < longest) return null
  const correlation = (lag: number): number => {
    let product = 0
    let left = 0
    let right = 0
    for (let i = 0; i < size; i++) {
      product += samples[i]! * samples[i + lag]!
      left += samples[i]! ** 2
      right += samples[i + lag]! ** 2
    }
    return product / Math.sqrt(left * right + 1e-12)
  }
  const curve = Array.from({ length: longest - shortest + 1 }, (_, index) => correlation(shortest + index))
  const best = Math.max(...curve)
  if (best < 0.5) return null
  // The search is near the first lag that is almost the best, because later ones are octaves below.
  const near = curve.findIndex((value) => value > 0.9 * best)
  const region = curve.slice(near, near + Math.ceil(0.2 * (shortest + near)))
  const index = near + region.indexOf(Math.max(...region))
  const [before, here, after] = [
    curve[index - 1] ?? curve[index]!,
    curve[index]!,
    curve[index + 1] ?? curve[index]!,
  ]
  const curvature = before - 2 * here + after
  return sampleRate / (shortest + index + (curvature === 0 ? 0 : (0.5 * (before - after)) / curvature))
}
