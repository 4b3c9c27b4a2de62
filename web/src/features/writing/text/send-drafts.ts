import type { Writing } from '@verbena/contract/writing'
import { beginText } from './begin-text.ts'
import { draftsOf } from './drafts.ts'
import { createTextKeeper, isBeingLeft } from './text-keeper.ts'

/**
 * Sends what earlier pages could not: texts begun or gone on with while the connection was away. What meets another
 * version of its text waits until it is opened.
 */
export async function sendDrafts(username: string, onSaved: (writing: Writing) => void): Promise<void> {
  for (const draft of draftsOf(username)) {
    const state = beginText(null, draft)
    if (!state || isBeingLeft(username, draft.id)) continue
    const keeper = createTextKeeper({ username, id: draft.id }, state, { now: () => draft.at, onSaved })
    await keeper.leave()
    if (keeper.read().state === 'away') return
  }
}
