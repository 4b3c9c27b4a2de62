import { beginText } from './begin-text.ts'
import { draftOf, draftsOf } from './drafts.ts'
import { createTextKeeper, whenLeft } from './text-keeper.ts'
import { unlessOpen } from './text-lock.ts'

type Sending = {
  /** Whether something still waits: for the connection, or for whoever else has it in hand. */
  isWaiting: boolean
}

const underWay = new Map<string, Promise<Sending>>()

/**
 * Sends what earlier pages could not: texts begun or gone on with while the connection was away. What meets another
 * version of its text waits until it is opened. Who asks while it is under way is told its end, or that of another try
 * where the connection ended it: it may have come back since.
 */
export function sendDrafts(username: string): Promise<Sending> {
  const before = underWay.get(username)
  const again = (sending: Sending) => (sending.isWaiting ? sendEach(username) : sending)
  const sending = (before ? before.then(again) : sendEach(username)).finally(() => {
    if (underWay.get(username) === sending) underWay.delete(username)
  })
  underWay.set(username, sending)
  return sending
}

async function sendEach(username: string): Promise<Sending> {
  let isWaiting = false
  for (const { id } of draftsOf(username)) {
    let isAway = false
    // A page that was just left may still be sending it.
    await whenLeft(username, id)
    const isOurs = await unlessOpen(username, id, async () => {
      isAway = await sendOne(username, id)
    })
    isWaiting ||= isAway || !isOurs
    if (isAway) break
  }
  return { isWaiting }
}

async function sendOne(username: string, id: string): Promise<boolean> {
  const draft = draftOf(username, id)
  const state = beginText(null, draft)
  if (!draft || !state) return false
  const keeper = createTextKeeper({ username, id }, state, { now: () => draft.at, onSaved: () => {} })
  await keeper.leave()
  return keeper.read().state === 'away'
}
