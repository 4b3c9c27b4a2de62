import { browserStorage } from '../api/browser-storage.ts'

/** Texts that a learner writes and the server does not have yet, as they stand; what each holds is the editor's business. */
const key = 'writingDrafts'

export const writingDrafts = {
  read: (): string | null => browserStorage.read(key),
  /** @returns whether it outlives the page */
  write: (drafts: string): boolean => browserStorage.write(key, drafts),
  /** At log-out, when nothing of the learner stays in this browser. */
  forget: () => browserStorage.remove(key),
}
