import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from './accounts.service.ts'

/** @throws AppError FORBIDDEN for everybody but editors */
export async function requireEditor(services: Pick<Services, 'db'>, learnerId: string): Promise<void> {
  const { isEditor } = await readLearner(services, learnerId)
  if (!isEditor) throw new AppError('FORBIDDEN', "You don't have permission to access this resource.")
}
