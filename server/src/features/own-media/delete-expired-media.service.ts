import { ownMediaUndoDays } from '@verbena/contract/own-media/own-media'
import type { Services } from '../../services.ts'
import { deleteRemoved, listRemovedBefore } from './own-media.queries.ts'
import { deleteJobsBefore } from './transcription/transcription-jobs.queries.ts'
import { cleanDisk } from './uploads/clean-disk.service.ts'
import { markFilesForRemoval, removeAbandonedUploads } from './uploads/uploads.queries.ts'
import { abandonedAfterDays } from './uploads/uploads.service.ts'

const dayMs = 24 * 60 * 60 * 1000
const batchSize = 100
const jobsKeptDays = 60

/**
 * Deletes removed own media that can no longer be restored, abandoned uploads and old jobs, and then their files. Any
 * step may be interrupted; the next round continues.
 */
export async function deleteExpiredMedia(services: Services) {
  const { db, clock } = services
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  await deleteRemovedItems(services, daysAgo(ownMediaUndoDays))
  const before = daysAgo(abandonedAfterDays)
  await removeAbandonedUploads(db, { before, limit: batchSize, now: clock.now() })
  await deleteJobsBefore(db, daysAgo(jobsKeptDays))
  await cleanDisk(services)
}

async function deleteRemovedItems({ db, clock }: Services, before: Date) {
  for (const { mediaId, uploadId } of await listRemovedBefore(db, before, batchSize))
    await db.transaction(async (tx) => {
      const isDeleted = await deleteRemoved(tx, mediaId, before)
      if (isDeleted && uploadId) await markFilesForRemoval(tx, [uploadId], clock.now())
    })
}
