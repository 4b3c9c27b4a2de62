import { browserStorage } from '../api/browser-storage.ts'

/** Texts that a learner writes and the server does not have yet, as they stand. */
export const writingDraftsKey = 'writingDrafts'

/** At log-out, when nothing of the learner stays in this browser. */
export function forgetWriting() {
  browserStorage.remove(writingDraftsKey)
}
