import { ApiError } from '../../../api/api-error.ts'
import type { WritingOutcome } from '../../../parts/outbox/drain-outbox.ts'
import { writingDrafts } from '../../../parts/storage/writing-drafts.ts'
import { createAutosaveController } from './autosave-controller.ts'
import { afterPendingSave } from './pending-saves.ts'
import { isTextOpenHere, unlessTextIsOpen } from './text-lock.ts'
import { initialTextState } from './text-state.ts'

/**
 * Sends a draft that an earlier page could not send, because it was offline. If the server has another version or
 * refuses it, the draft waits until its page is opened.
 * @throws ApiError if it should be retried later
 */
export async function sendWritingDraft(learnerId: string, id: string): Promise<WritingOutcome> {
  // A page that was just left may still be sending it.
  await afterPendingSave(learnerId, id)
  // The open page of the text sends it.
  if (isTextOpenHere(learnerId, id)) return 'parked'
  let outcome: WritingOutcome = 'busy'
  await unlessTextIsOpen(learnerId, id, async () => {
    outcome = await send(learnerId, id)
  })
  return outcome
}

async function send(learnerId: string, id: string): Promise<WritingOutcome> {
  const draft = writingDrafts.get(learnerId, id)
  const begun = initialTextState(null, draft)
  if (!draft || !begun) return 'sent'
  const controller = createAutosaveController({ learnerId, id }, begun, {
    now: () => draft.at,
    onSaved: () => {},
  })
  await controller.leave()
  const { state, refusal, theirs } = controller.read()
  if (state === 'unavailable') throw new ApiError(refusal ?? 'NETWORK', 0, 'The text could not be sent.')
  return state === 'saved' && !theirs ? 'sent' : 'parked'
}
