import { parentPort, workerData } from 'node:worker_threads'
import { readSubtitles } from '@verbena/language/media/subtitles/read-subtitles'

/** Reads one subtitle file in its own thread, because ten megabytes take a second or two. */
export type SubtitlesRequest = { bytes: Uint8Array; hint: { fileName?: string; durationSeconds?: number } }

const { bytes, hint } = workerData as SubtitlesRequest
parentPort?.postMessage(readSubtitles(bytes, hint))
