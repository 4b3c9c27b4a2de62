import { learnerStore } from '../storage/learner-store.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { localStorageMaximum, type OutboxTable } from './outbox-table.ts'

const isEntry = (found: unknown): found is OutboxEntry =>
  typeof found === 'object' && found !== null && 'id' in found && 'kind' in found && 'at' in found

/** Sorts these entries after all in IndexedDB, whose keys count up from 1. */
const firstSequence = 2 ** 40

export function createLocalStorageTable(
  maximum: number,
): OutboxTable & { isEmpty: (learnerId: string) => boolean } {
  const rows = learnerStore<OutboxEntry>({
    name: 'outbox',
    version: 1,
    isValue: isEntry,
    maximum,
    whenFull: 'drop-oldest',
  })
  const listed = (learnerId: string) =>
    rows
      .entries(learnerId)
      .map(({ key, value }) => ({ sequence: Number(key), entry: value }))
      .toSorted((one, other) => one.sequence - other.sequence)
  return {
    async add(learnerId, entries) {
      const before = listed(learnerId)
      const ids = new Set(before.map(({ entry }) => entry.id))
      let sequence = before.at(-1)?.sequence ?? firstSequence
      for (const entry of entries.filter(({ id }) => !ids.has(id)))
        rows.set(learnerId, String(++sequence), entry)
    },
    list: async (learnerId) => listed(learnerId),
    isEmpty: (learnerId) => rows.entries(learnerId).length === 0,
    async remove(learnerId, id) {
      for (const { sequence, entry } of listed(learnerId))
        if (entry.id === id) rows.remove(learnerId, String(sequence))
    },
    async clear(learnerId) {
      for (const { key } of rows.entries(learnerId)) rows.remove(learnerId, key)
    },
  }
}

/** For browsers where IndexedDB is missing or full. */
export const localStorageTable = createLocalStorageTable(localStorageMaximum)
