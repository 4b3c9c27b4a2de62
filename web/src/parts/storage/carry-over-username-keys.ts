import { browserStorage } from '../../api/browser-storage.ts'
import { lessonLeftKey, type NamedLearner, usernameKeys } from './username-keys.ts'

/**
 * Migrates data that an earlier version stored under the learner's username. Must run before the data are read: at page
 * load, while the stored username is still the old one, and at sign-in. The migration is imported only if there are
 * such data.
 */
export async function carryOverUsernameKeys(learner: NamedLearner): Promise<void> {
  const former: readonly string[] = Object.values(usernameKeys)
  const hasSome = browserStorage.keys().some((key) => former.includes(key) || lessonLeftKey.test(key))
  if (!hasSome || !learner.learnerId) return
  try {
    const { migrateUsernameKeys } = await import('./migrate-username-keys.ts')
    await migrateUsernameKeys(learner)
  } catch {
    // The code could not be loaded: the data stay until the next page load.
  }
}
