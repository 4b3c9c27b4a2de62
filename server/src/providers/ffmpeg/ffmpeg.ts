import { takePicture } from './ffmpeg-picture.ts'
import { readHeardSound } from './ffmpeg-sound.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import type { FfmpegInput } from './run-ffmpeg.ts'

/** What is done with uploaded files by the program ffmpeg, where it is installed. */
export type Ffmpeg = {
  isThere: () => Promise<boolean>
  /**
   * The first sound of a file as `heardSound` (16 kHz, one channel, 16 bits), piece by piece, without a head.
   * @throws Error when it cannot be read
   */
  readSound: (input: FfmpegInput) => AsyncGenerator<Buffer>
  /** A picture that stands for a film, or the cover of a sound, as JPEG; null where there is none. */
  takePicture: (input: FfmpegInput) => Promise<Buffer | null>
}

/** @param program where it is, null for nowhere; looked for once on the PATH when left out */
export function createFfmpeg(program?: string | null): Ffmpeg {
  let located: Promise<string | null> | undefined
  const locate = () => (located ??= program === undefined ? findFfmpeg() : Promise.resolve(program))
  const require = async () => {
    const found = await locate()
    if (found === null) throw new Error('ffmpeg is not installed')
    return found
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    isThere: async () => (await locate()) !== null,
    readSound: async function* (input) {
      yield* readHeardSound(await require(), input)
    },
    // One at a time: a large film takes as much memory as the rest of the server.
    takePicture: async (input) => {
      const work = last.then(async () => takePicture(await require(), input))
      last = work.catch(() => {})
      return work
    },
  }
}
