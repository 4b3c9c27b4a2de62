import { AppError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import {
  listFilesToRemove,
  markFilesOfLearnerForRemoval,
  unmarkFiles,
  unmarkFilesMarkedBefore,
} from './uploads.queries.ts'

const batchSize = 100
const dayMs = 24 * 60 * 60 * 1000

/** Deletes the files whose upload row was deleted. After a crash they are still marked, and the next round retries. */
export async function cleanDisk({ db, uploadFiles, clock }: Pick<Services, 'db' | 'uploadFiles' | 'clock'>) {
  const ids = await listFilesToRemove(db, batchSize)
  for (const id of ids) await uploadFiles.remove(id)
  await unmarkFiles(db, ids)
  await unmarkFilesMarkedBefore(db, new Date(clock.now().getTime() - dayMs))
}

/** Called before an account is deleted. The next round deletes the files, but only if the account was really deleted. */
export const markAccountFilesForRemoval = ({ db, clock }: Services, learnerId: string) =>
  markFilesOfLearnerForRemoval(db, learnerId, clock.now())

/** @throws AppError STORAGE_FULL when the disk is full */
export async function orStorageFull<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')
    throw isFull ? new AppError('STORAGE_FULL', 'There is no room left for this on the server.') : error
  }
}
