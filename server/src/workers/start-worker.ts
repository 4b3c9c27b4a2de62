import { join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/** The programs of this folder, each for a worker thread. */
export type WorkerName =
  | 'alignment-worker'
  | 'espeak-worker'
  | 'harper-worker'
  | 'subtitles-worker'
  | 'word-file-worker'
  | 'writing-check-worker'

/**
 * Starts a worker thread. `vite build` puts each worker beside the server. Without a build, `development-worker.mjs`
 * compiles its source, because Node 20 does not run TypeScript.
 */
export function startWorker(
  name: WorkerName,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
): Worker {
  const isSource = import.meta.filename.endsWith('.ts')
  if (!isSource) return new Worker(join(import.meta.dirname, `${name}.js`), options)
  return new Worker(join(import.meta.dirname, 'development-worker.mjs'), { ...options, argv: [name] })
}
