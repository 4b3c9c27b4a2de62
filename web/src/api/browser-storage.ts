/**
 * The browser's storage, and where it is closed to us or full, memory: then what is kept lasts as long as the page.
 * Some browsers throw even when asked for the storage itself, hence the function.
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
    /** @returns whether the value outlives this page */
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
    /** All that is kept, by whomever. */
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
        // Nothing was kept there either.
      }
    },
  }
}

/** Shared by all tabs, until removed. */
export const browserStorage = keptIn(() => localStorage)
/** Of this tab, as long as it lives. */
export const tabStorage = keptIn(() => sessionStorage)
