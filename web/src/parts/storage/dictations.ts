import { learnerStore } from './learner-store.ts'

/** Unfinished dictations, by languages and item; the dictation feature defines the values. */
export const dictations = learnerStore<unknown>({
  name: 'dictations',
  version: 1,
  isValue: (found): found is unknown => found !== null,
  maximum: 20,
  whenFull: 'drop-oldest',
})
