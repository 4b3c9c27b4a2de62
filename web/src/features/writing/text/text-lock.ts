import { tryTabLock } from '../../../api/try-tab-lock.ts'

const nameOf = (learnerId: string, id: string) => `verbena.writing ${learnerId} ${id}`

/** Texts whose page is open in this tab, for browsers without the Web Locks API. */
const openHere = new Map<string, number>()

/**
 * Locks a text for its open page, which alone sends its draft; two senders would cause a conflict. A tab that closes or
 * crashes releases its locks.
 * @returns a function that releases the lock
 */
export function holdTextLock(learnerId: string, id: string): () => void {
  const name = nameOf(learnerId, id)
  openHere.set(name, (openHere.get(name) ?? 0) + 1)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The lock is shared, because two tabs may open one text; versions detect their conflicts.
  navigator.locks?.request(name, { mode: 'shared' }, () => held).catch(() => undefined)
  return () => {
    release()
    const count = (openHere.get(name) ?? 1) - 1
    if (count > 0) openHere.set(name, count)
    else openHere.delete(name)
  }
}

export const isTextOpenHere = (learnerId: string, id: string): boolean => openHere.has(nameOf(learnerId, id))

/**
 * Runs work on a text unless its page is open or another tab works on it.
 * @returns false if another tab has the lock; true if the work ran, or the page in this tab does it
 */
export async function unlessTextIsOpen(
  learnerId: string,
  id: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const name = nameOf(learnerId, id)
  return openHere.has(name) || tryTabLock(name, work)
}
