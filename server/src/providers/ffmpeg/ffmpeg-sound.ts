import { alignedSampleRate } from '@verbena/language/align/mel-filters'
import { readWavSamples } from '@verbena/language/align/wav'
import { type FfmpegInput, runFfmpeg } from './run-ffmpeg.ts'

/** One channel of 16 kHz in 16 bits: all that listening machines look at. */
export const heardSound = { sampleRate: alignedSampleRate, channels: 1, bytesPerSample: 2 }
const samplesAs = { channels: heardSound.channels, bytesPerSample: heardSound.bytesPerSample, isFloat: false }

type SoundInput = FfmpegInput & {
  /** What comes after is left out; all is read without it. */
  maximumSeconds?: number
}

/**
 * The first sound of a file as `heardSound`, piece by piece, without a head.
 * @throws Error when ffmpeg cannot read it; whoever stops reading ends it
 */
export async function* readHeardSound(
  program: string,
  { maximumSeconds, ...input }: SoundInput,
): AsyncGenerator<Buffer> {
  const chosen = ['-map', '0:a:0', '-vn', '-sn', '-dn']
  const length = maximumSeconds === undefined ? [] : ['-t', String(maximumSeconds)]
  const written = ['-ac', String(heardSound.channels), '-ar', String(heardSound.sampleRate), '-f', 's16le']
  let left: Buffer = Buffer.alloc(0)
  for await (const piece of runFfmpeg(program, input, [...chosen, ...length, ...written])) {
    const bytes = left.length > 0 ? Buffer.concat([left, piece]) : piece
    const whole = bytes.length - (bytes.length % heardSound.bytesPerSample)
    yield bytes.subarray(0, whole)
    left = bytes.subarray(whole)
  }
}

/** The same as numbers. */
export async function* readFfmpegSound(program: string, input: SoundInput): AsyncGenerator<Float32Array> {
  for await (const bytes of readHeardSound(program, input)) yield readWavSamples(bytes, samplesAs)
}
