import type { OutboxEntry } from './outbox-entry.ts'

export type StoredEntry = { sequence: number; entry: OutboxEntry }

/** Where entries are stored, each with the learner whom it belongs to, in the order in which they were added. */
export type OutboxTable = {
  /** An entry whose id the learner has here already is left as it is, in its place. */
  add: (learnerId: string, entries: readonly OutboxEntry[]) => Promise<void>
  list: (learnerId: string) => Promise<StoredEntry[]>
  remove: (learnerId: string, id: string) => Promise<void>
  clear: (learnerId: string) => Promise<void>
}

/** Of one learner. More than a long week without a network; of more the last entries count. */
export const outboxMaximum = 1000
