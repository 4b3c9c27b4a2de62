import { openIndexedDbTable } from './indexed-db-table.ts'
import { localStorageTable } from './local-storage-table.ts'
import type { OutboxEntry, SentEntry } from './outbox-entry.ts'
import type { StoredEntry } from './outbox-table.ts'

/*
 * Actions of learners that the server does not know yet, in IndexedDB: shared by all tabs of this browser, each entry
 * with the id of its learner.
 */

export type OutboxMessage =
  | { type: 'added'; learnerId: string; ids: string[] }
  | { type: 'sent'; learnerId: string; sent: SentEntry }

type Database = Awaited<ReturnType<typeof openIndexedDbTable>>
let opening: Promise<Database | null> | null = null

/** After IndexedDB could not be opened, it is tried again after this time. */
const reopenMs = 60_000

/** Returns null if IndexedDB is missing or blocked. Reopens it after the browser or another tab has closed it. */
function openDatabase(): Promise<Database | null> {
  const reopen = () => {
    opening = null
  }
  opening ??= openIndexedDbTable(reopen).catch(() => {
    setTimeout(reopen, reopenMs)
    return null
  })
  return opening
}

/** For tests, each of which has a database of its own. */
export async function closeOutboxDatabase() {
  const database = await opening
  opening = null
  database?.close()
}

/** @param entries stored in this order, all or none; existing ids are skipped */
export async function addToOutbox(learnerId: string, entries: readonly OutboxEntry[]): Promise<void> {
  await addIn(await openDatabase(), learnerId, entries)
  publish({ type: 'added', learnerId, ids: entries.map(({ id }) => id) })
}

/**
 * The entries of a learner, in the order in which they were added.
 * @throws if the database is open and cannot be read: its entries must not count as sent
 */
export async function listOutbox(learnerId: string): Promise<StoredEntry[]> {
  const database = await openDatabase()
  const stored = database ? await database.list(learnerId) : []
  return [...stored, ...(await localStorageTable.list(learnerId))]
}

export async function removeFromOutbox(learnerId: string, id: string): Promise<void> {
  try {
    await (await openDatabase())?.remove(learnerId, id)
  } finally {
    await localStorageTable.remove(learnerId, id)
  }
}

/** Deletes all entries of a learner who leaves this browser. */
export async function clearOutbox(learnerId: string): Promise<void> {
  try {
    await (await openDatabase())?.clear(learnerId)
  } finally {
    await localStorageTable.clear(learnerId)
  }
}

/**
 * If IndexedDB refuses an entry, because it is full or closed, the entry goes into localStorage. Later entries follow
 * it there until it is sent: otherwise an undo could be sent before its answer.
 */
async function addIn(database: Database | null, learnerId: string, entries: readonly OutboxEntry[]) {
  if (!database || !localStorageTable.isEmpty(learnerId)) return localStorageTable.add(learnerId, entries)
  try {
    await database.add(learnerId, entries)
  } catch {
    await localStorageTable.add(learnerId, entries)
  }
}

const listeners = new Set<(message: OutboxMessage) => void>()
let channel: BroadcastChannel | null = null

/** Calls `listener` for each change of the outbox in this tab or another. @returns a function that ends it */
export function subscribeToOutbox(listener: (message: OutboxMessage) => void): () => void {
  listeners.add(listener)
  if (!channel && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('verbena.outbox')
    channel.onmessage = ({ data }: MessageEvent<OutboxMessage>) => notify(data)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}

export function publish(message: OutboxMessage) {
  notify(message)
  channel?.postMessage(message)
}

function notify(message: OutboxMessage) {
  for (const listener of listeners) listener(message)
}
