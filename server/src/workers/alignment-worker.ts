import { parentPort, workerData } from 'node:worker_threads'
import { type Alignment, alignRecording, type Recording } from '../providers/alignment/align-recording.ts'

/** Runs one alignment in its own thread, which then ends to free its memory. Any message to the thread cancels it. */
export type AlignMessage = { share: number } | { alignment: Alignment }

const cancelled = new AbortController()
parentPort?.on('message', () => cancelled.abort())

/**
 * The highest progress so far. It is also sent again when it did not grow, because a long recording takes long for one
 * percent and each message shows that the thread works.
 */
let progress = 0
const send = (message: AlignMessage) => parentPort?.postMessage(message)
try {
  const alignment = await alignRecording(workerData as Recording, {
    signal: cancelled.signal,
    onProgress: (share) => {
      progress = Math.max(progress, share)
      send({ share: progress })
    },
  })
  send({ alignment })
} finally {
  parentPort?.close()
}
