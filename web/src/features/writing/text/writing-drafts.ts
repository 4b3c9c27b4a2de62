import { addToOutbox, removeFromOutbox } from '../../../parts/outbox/outbox.ts'
import { type WritingDraft, writingDrafts } from '../../../parts/storage/writing-drafts.ts'

/**
 * Each letter is stored at once, so that a crash takes nothing. A text that was not waiting for the server until now
 * does from here on: it goes into the outbox.
 * @returns false where this browser stores nothing
 */
export function saveDraft(learnerId: string, id: string, draft: WritingDraft): boolean {
  const isNew = writingDrafts.get(learnerId, id) === null
  const isStored = writingDrafts.set(learnerId, id, draft)
  if (isNew) void addToOutbox(learnerId, [{ kind: 'writing', id, at: draft.at }])
  return isStored
}

/** After its page was left: what the page could not send the outbox sends, from any page. */
export function queueDraft(learnerId: string, id: string) {
  const draft = writingDrafts.get(learnerId, id)
  if (draft) void addToOutbox(learnerId, [{ kind: 'writing', id, at: draft.at }])
}

/** @param sent what has arrived: what was typed meanwhile, here or in another tab, stays */
export function deleteDraft(learnerId: string, id: string, sent?: Pick<WritingDraft, 'title' | 'text'>) {
  const draft = writingDrafts.get(learnerId, id)
  if (draft && sent && (draft.title !== sent.title || draft.text !== sent.text)) return
  writingDrafts.remove(learnerId, id)
  if (draft) void removeFromOutbox(learnerId, id)
}

/** Those of a learner, the one touched last first. */
export const draftsOf = (learnerId: string): (WritingDraft & { id: string })[] =>
  writingDrafts
    .entries(learnerId)
    .map(({ key, value }) => ({ ...value, id: key }))
    .toSorted((one, other) => other.at - one.at)
