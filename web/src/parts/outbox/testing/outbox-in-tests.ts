import { learnerId } from '../../../api/testing/fake-learner.ts'
import type { OutboxEntry } from '../outbox-entry.ts'
import { outboxSender } from '../outbox-sender.ts'

/** The outbox of a component test: without IndexedDB it is in localStorage, in the order of its entries. */
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
