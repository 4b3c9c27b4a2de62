import type { UploadType } from '@verbena/contract/own-media/uploads'
import { languageCodes } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { createConcurrencyLimit } from '../../concurrency/concurrency-limit.ts'
import type { AlignMessage } from '../../workers/alignment-worker.ts'
import { startWorker } from '../../workers/start-worker.ts'
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts'
import type { Alignment, Recording } from './align-recording.ts'

export type { Alignment } from './align-recording.ts'

type AlignOptions = {
  signal: AbortSignal
  /** Called often with the share that is done, from 0 to 1; it never decreases. */
  onProgress?: (share: number) => void
}

export type Aligner = {
  /** Whether files of a type can be decoded: all types where ffmpeg is installed, else WAV only. */
  canRead: (type: UploadType) => Promise<boolean>
  /** Whether the reference voice speaks a language, given by its code. */
  speaks: (language: string) => boolean
  /**
   * Finds the times at which the lines of a text are spoken in a recording. One alignment runs at a time; others wait.
   * @throws the reason of `signal`; Error when the thread ends or hangs
   */
  align: (recording: Omit<Recording, 'ffmpeg'>, options: AlignOptions) => Promise<Alignment>
}

type Settings = {
  /** The path of ffmpeg, null for none. Without it ffmpeg is looked for on the PATH. */
  ffmpeg?: string | null
  /** A thread that sends no message for this long has hung. */
  timeoutMs?: number
}

/** How long a thread may take to stop: it has to end ffmpeg too. */
const stopTimeoutMs = 2000
/** Limits of the JavaScript heap. The memory of eSpeak and of the audio frames is not part of it. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 }

/** Aligns plain texts with recordings. Each alignment runs in a thread of its own. */
export function createAligner({ ffmpeg, timeoutMs = 120_000 }: Settings = {}): Aligner {
  let located: Promise<string | null> | undefined
  const locate = () => (located ??= ffmpeg === undefined ? findFfmpeg() : Promise.resolve(ffmpeg))
  const concurrency = createConcurrencyLimit({ runningMaximum: 1, waitingMaximum: Infinity })
  return {
    canRead: async (type) => type === 'audio/wav' || (await locate()) !== null,
    speaks: (language) => languageCodes.some((known) => known === language && packs[known].speech),
    align: async (recording, options) => {
      const program = await locate()
      const release = await concurrency.acquire(options.signal)
      // Any number may wait, so only an abort ends the wait.
      if (!release) throw options.signal.reason
      try {
        return await alignInWorker({ ...recording, ffmpeg: program }, options, timeoutMs)
      } finally {
        release()
      }
    },
  }
}

async function alignInWorker(recording: Recording, { signal, onProgress }: AlignOptions, timeoutMs: number) {
  signal.throwIfAborted()
  const worker = startWorker('alignment-worker', { workerData: recording, resourceLimits })
  let timer: NodeJS.Timeout | undefined
  let stop = () => {}
  try {
    return await new Promise<Alignment>((resolve, reject) => {
      const wait = () => {
        clearTimeout(timer)
        const hung = new Error(`the aligner sent no message for ${timeoutMs} ms`)
        timer = setTimeout(() => reject(hung), timeoutMs)
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
        timer = setTimeout(() => reject(signal.reason), stopTimeoutMs)
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
