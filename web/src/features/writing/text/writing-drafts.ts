import { addToOutbox, removeFromOutbox } from '../../../parts/outbox/outbox.ts'
import { type WritingDraft, writingDrafts } from '../../../parts/storage/writing-drafts.ts'

/**
 * Stores the draft at each letter, so that a crash loses nothing. The first draft after a save also adds the text to
 * the outbox.
 * @returns false if this browser cannot store the draft
 */
export function saveDraft(learnerId: string, id: string, draft: WritingDraft): boolean {
  const isNew = writingDrafts.get(learnerId, id) === null
  const isStored = writingDrafts.set(learnerId, id, draft)
  if (isNew) void addToOutbox(learnerId, [{ kind: 'writing', id, at: draft.at }])
  return isStored
}

/** Call it after the page of the text was left: the outbox sends the draft from any page. */
export function queueDraft(learnerId: string, id: string) {
  const draft = writingDrafts.get(learnerId, id)
  if (draft) void addToOutbox(learnerId, [{ kind: 'writing', id, at: draft.at }])
}

/** @param sent what the server has received: a draft that was edited meanwhile, here or in another tab, stays */
export function deleteDraft(learnerId: string, id: string, sent?: Pick<WritingDraft, 'title' | 'text'>) {
  const draft = writingDrafts.get(learnerId, id)
  if (draft && sent && (draft.title !== sent.title || draft.text !== sent.text)) return
  writingDrafts.remove(learnerId, id)
  if (draft) void removeFromOutbox(learnerId, id)
}

/** The drafts of a learner, most recently edited first. */
export const draftsOf = (learnerId: string): (WritingDraft & { id: string })[] =>
  writingDrafts
    .entries(learnerId)
    .map(({ key, value }) => ({ ...value, id: key }))
    .toSorted((one, other) => other.at - one.at)
