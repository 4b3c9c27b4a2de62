import type { OutboxEntry } from './outbox-entry.ts'

export type StoredEntry = { sequence: number; entry: OutboxEntry }

/** Stores entries in the order in which they were added, each with the id of its learner. */
export type OutboxTable = {
  /** Skips entries whose ids the learner already has here; they keep their places. */
  add: (learnerId: string, entries: readonly OutboxEntry[]) => Promise<void>
  list: (learnerId: string) => Promise<StoredEntry[]>
  remove: (learnerId: string, id: string) => Promise<void>
  clear: (learnerId: string) => Promise<void>
}

/** Per learner; more than months offline produce. Above it, the oldest entries are dropped. */
export const outboxMaximum = 20_000
/** `localStorage` has room for five million characters in all; an entry takes three hundred. */
export const localStorageMaximum = 3000
