import { parentPort, workerData } from 'node:worker_threads'
import { type Alignment, alignRecording, type Recording } from '../providers/alignment/align-recording.ts'

/** One alignment in a thread of its own, which ends with it and gives its memory back. Any message cancels it. */
export type AlignMessage = { share: number } | { alignment: Alignment }

const cancelled = new AbortController()
parentPort?.on('message', () => cancelled.abort())

/** Of long sounds much is done between two percent: what is told twice still says that the thread lives. */
let told = 0
const tell = (message: AlignMessage) => parentPort?.postMessage(message)
try {
  const alignment = await alignRecording(workerData as Recording, {
    signal: cancelled.signal,
    onProgress: (share) => {
      told = Math.max(told, share)
      tell({ share: told })
    },
  })
  tell({ alignment })
} finally {
  parentPort?.close()
}
