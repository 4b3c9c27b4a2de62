import { browserStorage } from '../../api/browser-storage.ts'
import { lessonLeftKey, type NamedLearner, usernameKeys } from './username-keys.ts'

/**
 * Carries over what a former version stored in this browser for a learner under their username, before anything reads
 * it: at the start of the page, where the name that is stored is still the one that was used, and at sign-in. The code
 * that does it is fetched only where there is something.
 */
export async function carryOverUsernameKeys(learner: NamedLearner): Promise<void> {
  const former: readonly string[] = Object.values(usernameKeys)
  const hasSome = browserStorage.keys().some((key) => former.includes(key) || lessonLeftKey.test(key))
  if (!hasSome || !learner.learnerId) return
  try {
    const { migrateUsernameKeys } = await import('./migrate-username-keys.ts')
    await migrateUsernameKeys(learner)
  } catch {
    // Its code did not arrive: what is stored stays as it is, until the next start.
  }
}
