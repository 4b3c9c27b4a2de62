import { type FfmpegInput, runFfmpeg } from './run-ffmpeg.ts'

/** Of the longer side; cards are at most as wide. */
const sidePixels = 640
/** Among so many, the one that resembles the others most is taken: no black, no blur between two scenes. */
const picturesCompared = 60
const bytesMaximum = 1024 * 1024

/**
 * A picture that stands for a film, or the cover of a sound, as JPEG.
 * @returns null where there is none
 * @throws what `signal` was aborted with
 */
export async function takePicture(program: string, input: FfmpegInput): Promise<Buffer | null> {
  const scaled = `scale=${sidePixels}:${sidePixels}:force_original_aspect_ratio=decrease:force_divisible_by=2`
  const filters = ['-vf', `thumbnail=${picturesCompared},${scaled}`, '-frames:v', '1']
  const chosen = ['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1']
  const written = ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '4', '-f', 'image2pipe']
  try {
    const pieces: Buffer[] = []
    let size = 0
    for await (const piece of runFfmpeg(program, input, [...chosen, ...filters, ...written])) {
      size += piece.length
      if (size > bytesMaximum) return null
      pieces.push(piece)
    }
    return size > 0 ? Buffer.concat(pieces) : null
  } catch {
    input.signal.throwIfAborted()
    return null
  }
}
