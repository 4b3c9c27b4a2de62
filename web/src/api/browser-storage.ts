/**
 * Wraps the browser's storage. If it is blocked or full, values are kept in memory until the page closes. Takes a
 * function, because some browsers throw on access to the storage object itself.
 */
function keptIn(storage: () => Storage) {
  const inMemory = new Map<string, string>()
  return {
    read(key: string): string | null {
      try {
        return inMemory.get(key) ?? storage().getItem(key)
      } catch {
        return null
      }
    },
    /** @returns whether the value is in storage and not only in memory */
    write(key: string, value: string): boolean {
      try {
        storage().setItem(key, value)
        inMemory.delete(key)
        return true
      } catch {
        inMemory.set(key, value)
        return false
      }
    },
    /** All keys, also those of other programs on this origin. */
    keys(): string[] {
      try {
        return [...new Set([...inMemory.keys(), ...Object.keys(storage())])]
      } catch {
        return [...inMemory.keys()]
      }
    },
    remove(key: string) {
      inMemory.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // The storage is blocked, so it holds nothing to remove.
      }
    },
  }
}

/** localStorage: shared by all tabs, until removed. */
export const browserStorage = keptIn(() => localStorage)
/** sessionStorage: per tab, until it closes. */
export const tabStorage = keptIn(() => sessionStorage)
