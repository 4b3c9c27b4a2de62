import type { UploadType } from '@verbena/contract/own-media/uploads'
import { languageCodes } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { AlignMessage } from '../../workers/alignment-worker.ts'
import { startWorker } from '../../workers/start-worker.ts'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import type { Alignment, Recording } from './align-recording.ts'

export type { Alignment } from './align-recording.ts'

type AlignOptions = {
  signal: AbortSignal
  /** Told of the share that is done, from 0 to 1, never less than before; often. */
  onProgress?: (share: number) => void
}

export type Aligner = {
  /** Whether the sound of such a file can be read: all types where ffmpeg is installed, else WAV. */
  canRead: (type: UploadType) => Promise<boolean>
  /** Whether the reference voice speaks a language, given by its code. */
  speaks: (language: string) => boolean
  /**
   * When the lines of a text are said in a file. One at a time; others wait.
   * @throws what `signal` was aborted with; Error when the thread was lost over it
   */
  align: (recording: Omit<Recording, 'ffmpeg'>, options: AlignOptions) => Promise<Alignment>
}

type Settings = {
  /** Where ffmpeg is, null for nowhere; looked for on the PATH when left out. */
  ffmpeg?: string | null
  /** Without a word from the thread for so long, it hangs. */
  timeoutMs?: number
}

/** After it was told to stop, a thread has this long to end ffmpeg too. */
const farewellMilliseconds = 2000
/** The engine's memory and that of the frames are not counted here. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 }

/** Aligns plain texts with recordings, in threads that live as long as one alignment. */
export function createAligner({ ffmpeg, timeoutMs = 120_000 }: Settings = {}): Aligner {
  let located: Promise<string | null> | undefined
  const locate = () => (located ??= ffmpeg === undefined ? findFfmpeg() : Promise.resolve(ffmpeg))
  let last: Promise<unknown> = Promise.resolve()
  return {
    canRead: async (type) => type === 'audio/wav' || (await locate()) !== null,
    speaks: (language) => languageCodes.some((known) => known === language && packs[known].speech),
    align: async (recording, options) => {
      const program = await locate()
      const work = last.then(() => alignInWorker({ ...recording, ffmpeg: program }, options, timeoutMs))
      last = work.catch(() => {})
      return work
    },
  }
}

async function alignInWorker(recording: Recording, { signal, onProgress }: AlignOptions, patience: number) {
  signal.throwIfAborted()
  const worker = startWorker('alignment-worker', { workerData: recording, resourceLimits })
  let timer: NodeJS.Timeout | undefined
  let stop = () => {}
  try {
    return await new Promise<Alignment>((resolve, reject) => {
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => reject(new Error(`the aligner said nothing for ${patience} ms`)), patience)
      }
      worker.on('message', (message: AlignMessage) => {
        if ('alignment' in message) return resolve(message.alignment)
        onProgress?.(message.share)
        if (!signal.aborted) wait()
      })
      worker.once('error', (error) => reject(signal.aborted ? signal.reason : error))
      worker.once('exit', (code) => reject(new Error(`the aligner ended with code ${code}`)))
      stop = () => {
        worker.postMessage('stop')
        clearTimeout(timer)
        timer = setTimeout(() => reject(signal.reason), farewellMilliseconds)
      }
      signal.addEventListener('abort', stop)
      wait()
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
