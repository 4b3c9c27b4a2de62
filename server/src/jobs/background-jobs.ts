import { alignmentQueue } from '../features/own-media/alignment/alignment-queue.service.ts'
import { transcriptionQueue } from '../features/own-media/transcription/transcription-queue.service.ts'
import type { Services } from '../services.ts'
import { startLeaseRunner } from './lease-runner.ts'
import { startMaintenanceJobs } from './maintenance-jobs.ts'

/**
 * Starts all background jobs: maintenance once a minute, and the runners of the transcription and alignment queues. Work
 * that continues after a single reply is a background task (background-tasks.ts).
 * @param onFailure called with each error and the name of its job
 * @returns a function that stops the jobs and waits for those that are running
 */
export function startBackgroundJobs(
  services: Services,
  onFailure: (error: unknown, job: string) => void,
): () => Promise<void> {
  const { clock } = services
  const stopMaintenance = startMaintenanceJobs(services, (error) => onFailure(error, 'maintenance'))
  const runners = [
    startLeaseRunner(transcriptionQueue(services), {
      clock,
      onFailure: (error) => onFailure(error, 'transcription'),
    }),
    startLeaseRunner(alignmentQueue(services), {
      clock,
      onFailure: (error) => onFailure(error, 'alignment'),
    }),
  ]
  return async () => {
    await Promise.all([stopMaintenance(), ...runners.map((runner) => runner.stop())])
  }
}
