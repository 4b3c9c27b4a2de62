import { learnerStore } from './learner-store.ts'

/** Dictations that were left before their end, by languages and item; what one holds is the dictation's business. */
export const dictations = learnerStore<unknown>({
  name: 'dictations',
  version: 1,
  isValue: (found): found is unknown => found !== null,
  maximum: 20,
  whenFull: 'drop-oldest',
})
