import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutboxEntry } from './outbox-entry.ts'
import { type OutboxTable, outboxMaximum } from './outbox-table.ts'

type Row = { learnerId: string; entry: OutboxEntry }

interface Schema extends DBSchema {
  outbox: { key: number; value: Row; indexes: { learner: string; entry: [string, string] } }
}

const table = 'outbox'
/** If the database does not open within this time, the browser counts as one without IndexedDB. */
const openTimeoutMs = 3000

/** @throws if IndexedDB is missing or blocked */
export async function openIndexedDbTable(
  onClosed: () => void,
  maximum = outboxMaximum,
): Promise<OutboxTable & { close: () => void }> {
  const db = await withTimeout(
    openDB<Schema>('verbena', 1, {
      upgrade(fresh) {
        const rows = fresh.createObjectStore(table, { autoIncrement: true })
        rows.createIndex('learner', 'learnerId')
        rows.createIndex('entry', ['learnerId', 'entry.id'], { unique: true })
      },
      // A tab with a newer version of this page waits until this connection is closed.
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        onClosed()
      },
      terminated: onClosed,
    }),
  )
  return { ...tableIn(db, maximum), close: () => db.close() }
}

function tableIn(db: IDBPDatabase<Schema>, maximum: number): OutboxTable {
  return {
    async add(learnerId, entries) {
      const change = db.transaction(table, 'readwrite')
      const ids = change.store.index('entry')
      for (const entry of entries)
        if ((await ids.count([learnerId, entry.id])) === 0) await change.store.add({ learnerId, entry })
      const keys = await change.store.index('learner').getAllKeys(learnerId)
      for (const key of keys.slice(0, Math.max(0, keys.length - maximum))) await change.store.delete(key)
      // Committed at once, because a page that is closing may not complete the transaction otherwise.
      change.commit()
      await change.done
    },
    async list(learnerId) {
      const rows = db.transaction(table).store.index('learner')
      const [keys, values] = await Promise.all([rows.getAllKeys(learnerId), rows.getAll(learnerId)])
      return values.map(({ entry }, index) => ({ sequence: keys[index] ?? 0, entry }))
    },
    async remove(learnerId, id) {
      const change = db.transaction(table, 'readwrite')
      const key = await change.store.index('entry').getKey([learnerId, id])
      if (key !== undefined) await change.store.delete(key)
      await change.done
    },
    async clear(learnerId) {
      const change = db.transaction(table, 'readwrite')
      for (const key of await change.store.index('learner').getAllKeys(learnerId))
        await change.store.delete(key)
      await change.done
    },
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer.')), openTimeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
