/**
 * Ids of Anki are unique times in milliseconds. Returns the wanted id, or the next free one. Path compression keeps this
 * fast when many want the same id.
 */
export function increasingIds(): (wanted: number) => number {
  /** For each taken id a later one that may be free. */
  const later = new Map<number, number>()
  return (wanted) => {
    const passed: number[] = []
    let free = wanted
    for (let next = later.get(free); next !== undefined; next = later.get(free)) {
      passed.push(free)
      free = next
    }
    later.set(free, free + 1)
    for (const id of passed) later.set(id, free + 1)
    return free
  }
}
