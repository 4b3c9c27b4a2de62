import { readBounded } from '../http-client/read-bounded.ts'
import { type FfmpegInput, runFfmpeg } from './run-ffmpeg.ts'

/** Of the longer side: as wide as the widest card. */
const sidePixels = 640
/** ffmpeg takes the frame that resembles the others most among so many: no black frame and no cross-fade. */
const framesCompared = 60
const bytesMaximum = 1024 * 1024

/**
 * A frame of a film, or the cover of a sound file, as JPEG.
 * @returns null where there is none
 * @throws the reason of `signal` when it was aborted
 */
export async function extractPicture(
  program: string,
  { frames = framesCompared, ...input }: FfmpegInput & { frames?: number },
): Promise<Buffer | null> {
  const scaled = `scale=${sidePixels}:${sidePixels}:force_original_aspect_ratio=decrease:force_divisible_by=2`
  const filters = ['-vf', `thumbnail=${frames},${scaled}`, '-frames:v', '1']
  const chosen = ['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1']
  const written = ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '4', '-f', 'image2pipe']
  try {
    const output = runFfmpeg(program, input, [...chosen, ...filters, ...written])
    const jpeg = await readBounded(output, bytesMaximum)
    return jpeg.length > 0 ? jpeg : null
  } catch {
    input.signal.throwIfAborted()
    return null
  }
}
