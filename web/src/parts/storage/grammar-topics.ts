import { learnerStore } from './learner-store.ts'

/** The last list of topics, by languages, shown when the server cannot be reached. */
export const grammarTopics = learnerStore<readonly unknown[]>({
  name: 'grammar-topics',
  version: 1,
  isValue: (found): found is unknown[] => Array.isArray(found),
  maximum: 1,
  whenFull: 'drop-oldest',
})
