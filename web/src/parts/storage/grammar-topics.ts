import { learnerStore } from './learner-store.ts'

/** The topics that came last, by languages, for when the server cannot be reached. */
export const grammarTopics = learnerStore<readonly unknown[]>({
  name: 'grammar-topics',
  version: 1,
  isValue: (found): found is unknown[] => Array.isArray(found),
  maximum: 1,
  whenFull: 'drop-oldest',
})
