import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb'
import { vi } from 'vitest'

const types = {
  IDBCursor,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
}

/** An empty IndexedDB, which the test environment lacks; `vi.unstubAllGlobals` removes it. */
export function stubIndexedDb() {
  for (const [name, type] of Object.entries(types)) vi.stubGlobal(name, type)
  vi.stubGlobal('indexedDB', new IDBFactory())
}
