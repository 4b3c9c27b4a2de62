import { learnerStore } from './learner-store.ts'

/** Texts of own items that were changed and not saved, by the id of the item; what one holds is the editor's business. */
export const transcriptDrafts = learnerStore<unknown>({
  name: 'transcript-drafts',
  version: 1,
  isValue: (found): found is unknown => found !== null,
  maximum: 100,
  whenFull: 'refuse',
})
