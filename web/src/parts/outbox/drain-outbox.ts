import type { ApiError } from '../../api/api-error.ts'
import { getSession } from '../../api/session.ts'
import { listOutbox, publish, removeFromOutbox } from './outbox.ts'
import type { OutboxEntry, SentEntry } from './outbox-entry.ts'
import { isServerFault, sendEntry } from './send-entry.ts'

/** `parked`: the learner has to decide first; `busy`: the text is open in another tab or page. */
export type WritingOutcome = 'sent' | 'parked' | 'busy'
export type SendWriting = (learnerId: string, id: string) => Promise<WritingOutcome>

/** State of this page beside the stored entries. */
export type PageState = {
  /** Ids posted by this page just now: they need no scheduled retry. */
  fresh: Set<string>
  /** Texts that no retry can send before the learner has seen them. */
  parked: Set<string>
  sendWriting: SendWriting | null
  /** The sender was reset: a pending run must have no more effects. */
  isClosed: boolean
}

/**
 * Sends the entries of a learner once, oldest first, including those added meanwhile, and removes an entry when it was
 * sent or permanently refused. Stops if another learner signs in. An entry at which the server fails stays, and the
 * entries after it are sent; only the undoing of such an answer waits for it.
 * @param now milliseconds since 1970
 * @returns whether entries are left because another tab has them open
 * @throws ApiError at the first entry that should be retried, or at the end if the server failed at some
 */
export async function drainOutbox(learnerId: string, page: PageState, now: () => number): Promise<boolean> {
  let last = 0
  let isBusy = false
  const failed = new Map<string, ApiError>()
  for (;;) {
    const batch = (await listOutbox(learnerId)).filter(({ sequence }) => sequence > last)
    if (batch.length === 0) break
    for (const { sequence, entry } of batch) {
      // Another learner may have signed in during the last request.
      if (page.isClosed || getSession()?.learnerId !== learnerId) return isBusy
      last = sequence
      if (entry.kind === 'undo' && failed.has(entry.answerId)) continue
      try {
        const outcome = await sendOne(learnerId, entry, page, now)
        isBusy ||= outcome === 'busy'
      } catch (error) {
        if (!isServerFault(error)) throw error
        failed.set(entry.id, error)
      }
    }
  }
  const [failure] = failed.values()
  if (failure) throw failure
  return isBusy
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
