import { createConcurrencyLimit } from '../../concurrency/concurrency-limit.ts'
import { cutSound } from './cut-sound.ts'
import { decodeSound } from './decode-sound.ts'
import { extractPicture } from './extract-picture.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import type { FfmpegInput } from './run-ffmpeg.ts'

/** The program ffmpeg on uploaded files, where it is installed. */
export type Ffmpeg = {
  isInstalled: () => Promise<boolean>
  /**
   * The first audio track of a file as PCM (`decodedFormat`), chunk by chunk, without a header.
   * @throws Error when it cannot be read
   */
  readSound: (input: FfmpegInput) => AsyncGenerator<Buffer>
  /**
   * A frame of a film, or the cover of a sound file, as JPEG; null where there is none. Of `frames` frames it is the most
   * usual one.
   */
  extractPicture: (input: FfmpegInput & { frames?: number }) => Promise<Buffer | null>
  /** A range of the first audio track as MP3; null where there is no sound. */
  cutSound: (input: FfmpegInput & { seconds: number }) => Promise<Buffer | null>
}

/** @param program its path, null where there is none; searched once on the PATH when left out */
export function createFfmpeg(program?: string | null): Ffmpeg {
  let located: Promise<string | null> | undefined
  const findProgram = () => (located ??= program === undefined ? findFfmpeg() : Promise.resolve(program))
  const requireProgram = async () => {
    const found = await findProgram()
    if (found === null) throw new Error('ffmpeg is not installed')
    return found
  }
  const concurrency = createConcurrencyLimit({ runningMaximum: 1, waitingMaximum: Number.POSITIVE_INFINITY })
  /** One at a time, because a large film takes as much memory as the rest of the server. */
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const release = await concurrency.acquire()
    try {
      return await work()
    } finally {
      release?.()
    }
  }
  return {
    isInstalled: async () => (await findProgram()) !== null,
    readSound: async function* (input) {
      yield* decodeSound(await requireProgram(), input)
    },
    extractPicture: (input) => alone(async () => extractPicture(await requireProgram(), input)),
    cutSound: (input) => alone(async () => cutSound(await requireProgram(), input)),
  }
}
