import { ownMediaUndoDays } from '@verbena/contract/own-media/own-media'
import type { Services } from '../../services.ts'
import { deleteRemoved, listRemovedBefore } from './own-media.queries.ts'
import { forgetJobsBefore } from './transcription/transcription-jobs.queries.ts'
import { cleanDisk } from './uploads/clean-disk.service.ts'
import { listAbandonedUploads, noteFiles, removeUpload } from './uploads/uploads.queries.ts'
import { abandonedAfterDays } from './uploads/uploads.service.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const atOnce = 100
const jobsKeptDays = 60

/**
 * Own items whose time to be taken back is over, and files that nobody went on with, go for good; then the disk is
 * cleaned. Each step may be broken off, and the next round goes on.
 */
export async function deleteExpiredMedia(services: Services) {
  const { db, clock } = services
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMilliseconds)
  await sweepRemovedItems(services, daysAgo(ownMediaUndoDays))
  for (const upload of await listAbandonedUploads(db, daysAgo(abandonedAfterDays), atOnce))
    await db.transaction((tx) => removeUpload(tx, upload, clock.now()))
  await forgetJobsBefore(db, daysAgo(jobsKeptDays))
  await cleanDisk(services)
}

async function sweepRemovedItems({ db, clock }: Services, before: Date) {
  for (const { mediaId, uploadId } of await listRemovedBefore(db, before, atOnce))
    await db.transaction(async (tx) => {
      const isGone = await deleteRemoved(tx, mediaId, before)
      if (isGone && uploadId) await noteFiles(tx, [uploadId], clock.now())
    })
}
