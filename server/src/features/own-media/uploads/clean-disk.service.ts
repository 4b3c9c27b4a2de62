import { AppError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { forgetFiles, forgetFilesNotedBefore, listFilesToRemove, noteFilesOf } from './uploads.queries.ts'

const filesAtOnce = 100
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Removes files whose row is gone. A crash in between leaves the note, and the next round goes on. */
export async function cleanDisk({ db, uploadFiles, clock }: Pick<Services, 'db' | 'uploadFiles' | 'clock'>) {
  const ids = await listFilesToRemove(db, filesAtOnce)
  for (const id of ids) await uploadFiles.remove(id)
  await forgetFiles(db, ids)
  await forgetFilesNotedBefore(db, new Date(clock.now().getTime() - dayMilliseconds))
}

/** Before an account is removed: its files go in the next round, if it really went. */
export const markAccountFilesForRemoval = ({ db, clock }: Services, learnerId: string) =>
  noteFilesOf(db, learnerId, clock.now())

/** @throws AppError STORAGE_FULL when the disk has no room */
export async function orStorageFull<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')
    throw isFull ? new AppError('STORAGE_FULL', 'There is no room left for this on the server.') : error
  }
}
