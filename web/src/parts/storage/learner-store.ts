import { browserStorage, tabStorage } from '../../api/browser-storage.ts'
import { learnerKey, storeRoot } from './learner-key.ts'

type Definition<Value> = {
  /** Unique; part of the key in browser storage. */
  name: string
  /** Increase it when the shape of the values changes. Values of other versions are ignored. */
  version: number
  /** Validates a stored value, which another program or a bug may have written. */
  isValue: (found: unknown) => found is Value
  /** The maximum number of entries per learner. */
  maximum: number
  /** A cache drops its oldest entry to make room; data that exist only here are never dropped. */
  whenFull: 'drop-oldest' | 'refuse'
  /** Default: `browserStorage`, which keeps values until they are removed. */
  storage?: typeof browserStorage | typeof tabStorage
}

type Stored = { version: number; savedAt: number; value: unknown }

/** In characters of JSON. Browsers allow about five million per origin. */
const valueMaximum = 2_000_000

const listeners = new Map<string, Set<() => void>>()

export type LearnerStore<Value> = ReturnType<typeof learnerStore<Value>>

/**
 * Stores the data of one feature in this browser, by the id of the learner and a key of the feature. Each value is
 * under `verbena/<learner>/<name>/<key>`, with the version of its shape. Nothing throws: if the storage is blocked or
 * full, values are kept in memory until the page closes.
 * @example const drafts = learnerStore({ name: 'drafts', version: 1, isValue: isDraft, maximum: 20, whenFull: 'refuse'
 * })
 */
export function learnerStore<Value>(definition: Definition<Value>) {
  const { name, version, isValue, maximum, whenFull, storage = browserStorage } = definition

  const read = (fullKey: string): { savedAt: number; value: Value } | null => {
    const stored = parse(storage.read(fullKey))
    return stored?.version === version && isValue(stored.value)
      ? { savedAt: stored.savedAt, value: stored.value }
      : null
  }
  const keysOf = (learnerId: string) =>
    storage.keys().filter((fullKey) => fullKey.startsWith(learnerKey(learnerId, name)))

  /** @returns whether there is room for one more entry */
  const makeRoom = (learnerId: string): boolean => {
    const keys = keysOf(learnerId)
    if (keys.length < maximum) return true
    if (whenFull === 'refuse') return false
    const oldestFirst = keys
      .map((fullKey) => ({ fullKey, savedAt: read(fullKey)?.savedAt ?? 0 }))
      .toSorted(byTime)
    for (const { fullKey } of oldestFirst.slice(0, keys.length - maximum + 1)) storage.remove(fullKey)
    return true
  }

  return {
    /** Null if there is no value, or none that can be read. */
    get: (learnerId: string, key: string): Value | null =>
      read(learnerKey(learnerId, name, key))?.value ?? null,

    /** @returns whether the value is in storage and not only in memory */
    set(learnerId: string, key: string, value: Value): boolean {
      const fullKey = learnerKey(learnerId, name, key)
      const text = JSON.stringify({ version, savedAt: Date.now(), value } satisfies Stored)
      if (text.length > valueMaximum) return false
      if (storage.read(fullKey) === null && !makeRoom(learnerId)) return false
      const isStored = storage.write(fullKey, text)
      notify(name)
      return isStored
    },

    remove(learnerId: string, key: string) {
      const fullKey = learnerKey(learnerId, name, key)
      if (storage.read(fullKey) === null) return
      storage.remove(fullKey)
      notify(name)
    },

    /** All entries of a learner, oldest first. */
    entries: (learnerId: string): { key: string; value: Value }[] =>
      keysOf(learnerId)
        .flatMap((fullKey) => {
          const found = read(fullKey)
          return found ? [{ key: fullKey.slice(learnerKey(learnerId, name).length), fullKey, ...found }] : []
        })
        .toSorted(byTime)
        .map(({ key, value }) => ({ key, value })),

    /** Calls `listener` after each change, in this tab or another. @returns a function that ends it */
    subscribe(listener: () => void): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (key === null || (key.startsWith(`${storeRoot}/`) && key.split('/')[2] === name)) listener()
      }
      const own = listeners.get(name) ?? new Set()
      listeners.set(name, own.add(listener))
      window.addEventListener('storage', onStorage)
      return () => {
        own.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Deletes all values in the stores of a learner, of every feature. */
export function clearLearnerStores(learnerId: string, storages = [browserStorage, tabStorage]) {
  const names = new Set<string>()
  for (const storage of storages)
    for (const fullKey of storage.keys().filter((one) => one.startsWith(learnerKey(learnerId)))) {
      storage.remove(fullKey)
      names.add(fullKey.split('/')[2] ?? '')
    }
  for (const name of names) notify(name)
}

/** Entries with the same time are sorted by key, because the browser lists keys in any order. */
function byTime(one: { savedAt: number; fullKey: string }, other: { savedAt: number; fullKey: string }) {
  return one.savedAt - other.savedAt || (one.fullKey < other.fullKey ? -1 : 1)
}

function notify(name: string) {
  for (const listener of listeners.get(name) ?? []) listener()
}

function parse(text: string | null): Stored | null {
  if (text === null) return null
  try {
    const found: unknown = JSON.parse(text)
    const isStored =
      typeof found === 'object' &&
      found !== null &&
      'version' in found &&
      'savedAt' in found &&
      'value' in found
    return isStored && typeof found.savedAt === 'number' ? (found as Stored) : null
  } catch {
    return null
  }
}
