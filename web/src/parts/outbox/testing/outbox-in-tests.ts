import { learnerId } from '../../../api/testing/fake-learner.ts'
import type { OutboxEntry } from '../outbox-entry.ts'
import { outboxSender, outboxTiming } from '../outbox-sender.ts'

/** Without a pause before the second try. */
outboxTiming.retryMs = 1

/** A screen test has no IndexedDB: what its outbox holds is in localStorage, in this order. */
export function outboxEntries(ofLearner: string = learnerId): OutboxEntry[] {
  const prefix = `verbena/${ofLearner}/outbox/`
  return Object.keys({ ...localStorage })
    .filter((key) => key.startsWith(prefix))
    .toSorted()
    .map((key) => (JSON.parse(localStorage.getItem(key) ?? '') as { value: OutboxEntry }).value)
}

/** For afterEach. */
export function resetOutbox() {
  outboxSender.reset()
  localStorage.clear()
}
