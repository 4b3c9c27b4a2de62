import { writingDrafts } from '../storage/writing-drafts.ts'
import { listOutbox } from './outbox.ts'

/** Whether data of the learner exist only in this browser. If that cannot be read, it counts as such data. */
export async function hasUnsentData(learnerId: string): Promise<boolean> {
  if (writingDrafts.entries(learnerId).length > 0) return true
  try {
    return (await listOutbox(learnerId)).length > 0
  } catch {
    return true
  }
}
