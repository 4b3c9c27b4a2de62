import { getSession } from '../../api/session.ts'
import { listOutbox, publish, removeFromOutbox } from './outbox.ts'
import type { OutboxEntry, SentEntry } from './outbox-entry.ts'
import { sendEntry } from './send-entry.ts'

/** `parked`: this text needs its learner; `busy`: another tab or page has it open. */
export type WritingOutcome = 'sent' | 'parked' | 'busy'
export type SendWriting = (learnerId: string, id: string) => Promise<WritingOutcome>

/** What a page knows of the entries beside what is stored. */
export type PageState = {
  /** What this page has just posted: not waited for by anybody else. */
  fresh: Set<string>
  /** Texts that no further try can send before their learner has seen them. */
  parked: Set<string>
  sendWriting: SendWriting | null
  /** The page is over: what is under way has no effects any more. */
  isClosed: boolean
}

/**
 * Sends the entries of a learner once, oldest first, with those that are added meanwhile, and removes what was sent or
 * refused for good. Ends early when somebody else signs in.
 * @param now milliseconds since 1970
 * @returns whether something is left that another tab has open
 * @throws ApiError at the first entry that should be tried again
 */
export async function drainOutbox(learnerId: string, page: PageState, now: () => number): Promise<boolean> {
  let last = 0
  let isBusy = false
  for (;;) {
    const batch = (await listOutbox(learnerId)).filter(({ sequence }) => sequence > last)
    if (batch.length === 0) return isBusy
    for (const { sequence, entry } of batch) {
      // Another learner may have signed in while the last entry was on its way.
      if (page.isClosed || getSession()?.learnerId !== learnerId) return isBusy
      last = sequence
      const outcome = await sendOne(learnerId, entry, page, now)
      isBusy ||= outcome === 'busy'
    }
  }
}

async function sendOne(
  learnerId: string,
  entry: OutboxEntry,
  page: PageState,
  now: () => number,
): Promise<WritingOutcome> {
  const { id, kind } = entry
  const { fresh, parked, sendWriting } = page
  if (entry.kind === 'writing') {
    if (!sendWriting) return 'busy'
    if (parked.has(id)) return 'parked'
    const outcome = await sendWriting(learnerId, id)
    if (outcome === 'parked') parked.add(id)
    if (outcome === 'sent' && !page.isClosed) await settle(learnerId, { id, kind, hasWaited: true })
    return outcome
  }
  const result = await sendEntry(entry, now())
  if (!result || page.isClosed) return 'parked'
  await settle(learnerId, { id, kind, hasWaited: !fresh.has(id), ...result })
  return 'sent'
}

async function settle(learnerId: string, sent: SentEntry) {
  await removeFromOutbox(learnerId, sent.id)
  publish({ type: 'sent', learnerId, sent })
}
