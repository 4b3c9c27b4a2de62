import { alignmentQueue } from '../features/own-media/alignment/alignment-queue.service.ts'
import { transcriptionQueue } from '../features/own-media/transcription/transcription-queue.service.ts'
import type { Services } from '../services.ts'
import { startLeaseRunner } from './lease-runner.ts'
import { startMaintenanceJobs } from './maintenance-jobs.ts'

/**
 * Everything that runs in the background: maintenance once a minute, and the queues of transcriptions and alignments.
 * What goes on after a single answer is a background task (background-tasks.ts).
 * @param onFailure called with errors, and the name of the job
 * @returns stops all of them, and waits for what runs
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
