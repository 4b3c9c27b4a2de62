import { alignedSampleRate } from '@verbena/language/media/align/signal/mel-filters'
import { readWavSamples } from '@verbena/language/media/align/signal/wav'
import { type FfmpegInput, runFfmpeg } from './run-ffmpeg.ts'

/** One channel of 16 kHz in 16 bits: speech recognition and alignment use no more. */
export const decodedFormat = { sampleRate: alignedSampleRate, channels: 1, bytesPerSample: 2 }
const sampleFormat = {
  channels: decodedFormat.channels,
  bytesPerSample: decodedFormat.bytesPerSample,
  isFloat: false,
}

type SoundInput = FfmpegInput & {
  /** Where to stop; the whole file is read without it. */
  maximumSeconds?: number
}

/**
 * The first audio track of a file as `decodedFormat`, chunk by chunk, without a header. ffmpeg ends when the caller
 * stops reading.
 * @throws Error when ffmpeg cannot read it
 */
export async function* decodeSound(
  program: string,
  { maximumSeconds, ...input }: SoundInput,
): AsyncGenerator<Buffer> {
  const chosen = ['-map', '0:a:0', '-vn', '-sn', '-dn']
  const length = maximumSeconds === undefined ? [] : ['-t', String(maximumSeconds)]
  const written = [
    '-ac',
    String(decodedFormat.channels),
    '-ar',
    String(decodedFormat.sampleRate),
    '-f',
    's16le',
  ]
  let left: Buffer = Buffer.alloc(0)
  for await (const chunk of runFfmpeg(program, input, [...chosen, ...length, ...written])) {
    const bytes = left.length > 0 ? Buffer.concat([left, chunk]) : chunk
    const whole = bytes.length - (bytes.length % decodedFormat.bytesPerSample)
    yield bytes.subarray(0, whole)
    left = bytes.subarray(whole)
  }
}

/** The same as samples between -1 and 1. */
export async function* decodeSamples(program: string, input: SoundInput): AsyncGenerator<Float32Array> {
  for await (const bytes of decodeSound(program, input)) yield readWavSamples(bytes, sampleFormat)
}
