import { learnerStore } from './learner-store.ts'

/** Unsaved changes of the texts of own items, by the id of the item; the editor defines the values. */
export const transcriptDrafts = learnerStore<unknown>({
  name: 'transcript-drafts',
  version: 1,
  isValue: (found): found is unknown => found !== null,
  maximum: 100,
  whenFull: 'refuse',
})
