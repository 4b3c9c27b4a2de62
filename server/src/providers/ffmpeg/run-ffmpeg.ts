import { spawn } from 'node:child_process'
import type { UploadType } from '@verbena/contract/uploads'

/**
 * What ffmpeg calls the formats. They are named to it, because it would take a text file for a playlist and open what
 * that names.
 */
const demuxers: Record<UploadType, string> = {
  'video/mp4': 'mov',
  'audio/mp4': 'mov',
  'video/webm': 'matroska',
  'audio/webm': 'matroska',
  'video/ogg': 'ogg',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
}
/** Of one picture: those of 8K films, and not more than a quarter of a gigabyte to unpack one. */
const pixelsMaximum = 7680 * 4320

/** There is nothing in the file of what was asked for. */
export class FfmpegFailed extends Error {}

/** A file that a learner uploaded. */
export type FfmpegInput = {
  /** Absolute. */
  path: string
  type: UploadType
  /** Begins here, in seconds; at its beginning when left out. */
  fromSeconds?: number
  signal: AbortSignal
}

/**
 * What ffmpeg makes of a file, as it is made. It reads this file and nothing else, and ends with whoever reads.
 * @param output options for what is made, which goes to `pipe:1`
 * @throws FfmpegFailed when ffmpeg can make nothing of it; Error when it cannot be run, or when `signal` is aborted
 */
export async function* runFfmpeg(
  program: string,
  { path, type, fromSeconds, signal }: FfmpegInput,
  output: readonly string[],
): AsyncGenerator<Buffer> {
  const from = fromSeconds === undefined ? [] : ['-ss', String(fromSeconds)]
  const input = ['-protocol_whitelist', 'file', '-f', demuxers[type], ...from, '-i', `file:${path}`]
  const quietly = ['-nostdin', '-v', 'quiet', '-threads', '1', '-max_pixels', String(pixelsMaximum)]
  const running = spawn(program, [...quietly, ...input, ...output, 'pipe:1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    running.once('error', reject)
    running.once('close', resolve)
  })
  // Heard below, when its output has ended.
  ended.catch(() => {})
  try {
    yield* running.stdout as AsyncIterable<Buffer>
    const code = await ended
    if (code !== 0) throw new FfmpegFailed(`ffmpeg ended with code ${code}`)
  } finally {
    running.kill('SIGKILL')
  }
}
