import { browserStorage, tabStorage } from '../../api/browser-storage.ts'
import { learnerKey, storeRoot } from './learner-key.ts'

type Definition<Value> = {
  /** Unique, and part of the key in the browser. */
  name: string
  /** Raised when the shape of the values changes. What another version stored counts as nothing. */
  version: number
  /** Whether something found in the browser is such a value: another program, or a defect, may have written it. */
  isValue: (found: unknown) => found is Value
  /** The most entries of one learner. */
  maximum: number
  /** What makes room for one more: a cache loses the oldest, work that exists nowhere else is never dropped. */
  whenFull: 'drop-oldest' | 'refuse'
  /** For the browser until it is removed, unless said otherwise. */
  storage?: typeof browserStorage | typeof tabStorage
}

type Stored = { version: number; savedAt: number; value: unknown }

/** In characters of JSON. Browsers give a page about five million for everything. */
const valueMaximum = 2_000_000

const listeners = new Map<string, Set<() => void>>()

export type LearnerStore<Value> = ReturnType<typeof learnerStore<Value>>

/**
 * What one feature stores in this browser for a learner, by the learner's id and a key of its own. Every value is under
 * `verbena/<learner>/<name>/<key>`, with the version of its shape. Nothing here throws: where the browser's storage is
 * closed or full, a value lasts as long as the page.
 * @example const drafts = learnerStore({ name: 'drafts', version: 1, isValue: isDraft, maximum: 20, whenFull: 'refuse' })
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

  /** @returns whether there is room for one more */
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
    /** Null where nothing is stored, or nothing that can be read. */
    get: (learnerId: string, key: string): Value | null =>
      read(learnerKey(learnerId, name, key))?.value ?? null,

    /** @returns whether the value outlives this page */
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

    /** All entries of a learner, the one stored first first. */
    entries: (learnerId: string): { key: string; value: Value }[] =>
      keysOf(learnerId)
        .flatMap((fullKey) => {
          const found = read(fullKey)
          return found ? [{ key: fullKey.slice(learnerKey(learnerId, name).length), fullKey, ...found }] : []
        })
        .toSorted(byTime)
        .map(({ key, value }) => ({ key, value })),

    /** Calls `listener` after each change, in this tab or another. @returns what ends it */
    subscribe(listener: () => void): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        // Without a key everything was removed.
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

/** Removes everything that a learner's stores hold in this browser, of every feature. */
export function clearLearnerStores(learnerId: string, storages = [browserStorage, tabStorage]) {
  const names = new Set<string>()
  for (const storage of storages)
    for (const fullKey of storage.keys().filter((one) => one.startsWith(learnerKey(learnerId)))) {
      storage.remove(fullKey)
      names.add(fullKey.split('/')[2] ?? '')
    }
  for (const name of names) notify(name)
}

/** Those of one moment by their keys: a browser lists its keys in any order. */
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
