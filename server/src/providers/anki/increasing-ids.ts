/**
 * Ids of Anki are moments in milliseconds, and no two alike: gives the wanted one, or the next that is free. However many
 * want the same moment, the next is found at once.
 */
export function increasingIds(): (wanted: number) => number {
  /** Of an id that is taken, one behind it that may be free. */
  const behind = new Map<number, number>()
  return (wanted) => {
    const passed: number[] = []
    let free = wanted
    for (let next = behind.get(free); next !== undefined; next = behind.get(free)) {
      passed.push(free)
      free = next
    }
    behind.set(free, free + 1)
    for (const id of passed) behind.set(id, free + 1)
    return free
  }
}
