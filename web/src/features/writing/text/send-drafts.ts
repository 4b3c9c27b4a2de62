import { beginText } from './begin-text.ts'
import { draftOf, draftsOf } from './drafts.ts'
import { createTextKeeper, whenLeft } from './text-keeper.ts'
import { unlessOpen } from './text-lock.ts'

type Sending = {
  /** Whether something still waits for the connection. */
  isAway: boolean
}

const underWay = new Map<string, Promise<Sending>>()

/**
 * Sends what earlier pages could not: texts begun or gone on with while the connection was away. What meets another
 * version of its text waits until it is opened. Who asks while it is under way is told its end, or that of another try
 * where the connection ended it: it may have come back since.
 */
export function sendDrafts(username: string): Promise<Sending> {
  const before = underWay.get(username)
  const again = (sending: Sending) => (sending.isAway ? sendEach(username) : sending)
  const sending = (before ? before.then(again) : sendEach(username)).finally(() => {
    if (underWay.get(username) === sending) underWay.delete(username)
  })
  underWay.set(username, sending)
  return sending
}

async function sendEach(username: string): Promise<Sending> {
  let isAway = false
  for (const { id } of draftsOf(username)) {
    // A page that was just left may still be sending it.
    await whenLeft(username, id)
    await unlessOpen(username, id, async () => {
      isAway = await sendOne(username, id)
    })
    if (isAway) break
  }
  return { isAway }
}

async function sendOne(username: string, id: string): Promise<boolean> {
  const draft = draftOf(username, id)
  const state = beginText(null, draft)
  if (!draft || !state) return false
  const keeper = createTextKeeper({ username, id }, state, { now: () => draft.at, onSaved: () => {} })
  await keeper.leave()
  return keeper.read().state === 'away'
}
