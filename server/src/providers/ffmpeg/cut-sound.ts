import { readBounded } from '../http-client/read-bounded.ts'
import { type FfmpegInput, runFfmpeg } from './run-ffmpeg.ts'

/** Enough for a minute at this bit rate. */
const bytesMaximum = 512 * 1024

/**
 * A range of the first audio track as MP3, which every browser and Anki play.
 * @returns null where there is no sound
 * @throws the reason of `signal` when it was aborted
 */
export async function cutSound(
  program: string,
  { seconds, ...input }: FfmpegInput & { seconds: number },
): Promise<Buffer | null> {
  const chosen = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-t', String(seconds)]
  const written = ['-ac', '1', '-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3']
  try {
    const mp3 = await readBounded(runFfmpeg(program, input, [...chosen, ...written]), bytesMaximum)
    return mp3.length > 0 ? mp3 : null
  } catch {
    input.signal.throwIfAborted()
    return null
  }
}
