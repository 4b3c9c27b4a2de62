import { spawn } from 'node:child_process'
import type { UploadType } from '@verbena/contract/own-media/uploads'

/**
 * The format of a file is named to ffmpeg, because otherwise it may read a text file as a playlist and open the files
 * that the playlist names.
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
/** Of one frame: 8K, which takes a quarter of a gigabyte to decode. */
const pixelsMaximum = 7680 * 4320

/** The file does not hold what was requested. */
export class FfmpegFailed extends Error {}

/** A file that a learner uploaded. */
export type FfmpegInput = {
  /** Absolute. */
  path: string
  type: UploadType
  /** Where to begin, in seconds; at the beginning when left out. */
  fromSeconds?: number
  signal: AbortSignal
}

/**
 * The output of ffmpeg for a file, as it comes. ffmpeg reads this file and nothing else, and is killed when the caller
 * stops reading.
 * @param output options for the output, which goes to `pipe:1`
 * @throws FfmpegFailed when it cannot read the file; Error when it cannot be run, or when `signal` is aborted
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
  // Awaited below, after the output.
  ended.catch(() => {})
  try {
    yield* running.stdout as AsyncIterable<Buffer>
    const code = await ended
    if (code !== 0) throw new FfmpegFailed(`ffmpeg ended with code ${code}`)
  } finally {
    running.kill('SIGKILL')
  }
}
