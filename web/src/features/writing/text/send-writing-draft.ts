import { ApiError } from '../../../api/api-error.ts'
import type { WritingOutcome } from '../../../parts/outbox/drain-outbox.ts'
import { writingDrafts } from '../../../parts/storage/writing-drafts.ts'
import { createAutosaveController } from './autosave-controller.ts'
import { afterPendingSave } from './pending-saves.ts'
import { isTextOpenHere, unlessTextIsOpen } from './text-lock.ts'
import { initialTextState } from './text-state.ts'

/**
 * Sends a text that an earlier page could not: one begun or gone on with while the connection was away. What meets
 * another version of its text, or is refused, stays until it is opened.
 * @throws ApiError where it should be tried again later
 */
export async function sendWritingDraft(learnerId: string, id: string): Promise<WritingOutcome> {
  // A page that was just left may still be sending it.
  await afterPendingSave(learnerId, id)
  // Its page sends it.
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
