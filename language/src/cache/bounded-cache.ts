/**
 * A cache of computed values. Callers share a value, so nobody may change it.
 */
export type BoundedCache<T> = {
  of: (question: string, answer: () => T) => T
  get: (question: string) => T | undefined
  set: (question: string, answer: T) => void
  count: () => number
}

/**
 * A cache of two generations. When the younger one is full, the older one is dropped; a value that is read moves to the
 * younger one. It is faster than a list that is reordered at each read (lru-cache), which takes longer than computing many
 * of these values.
 * @param maximum of values, at least two; the values that were read last, half of the maximum, are never dropped
 */
export function createBoundedCache<T extends NonNullable<unknown> | null>(maximum: number): BoundedCache<T> {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  const set = (question: string, answer: T) => {
    if (young.size >= maximum / 2) {
      old = young
      young = new Map()
    }
    young.set(question, answer)
    old.delete(question)
  }
  const get = (question: string) => {
    const fresh = young.get(question)
    if (fresh !== undefined) return fresh
    const given = old.get(question)
    if (given !== undefined) set(question, given)
    return given
  }
  return {
    of: (question, answer) => {
      const known = get(question)
      if (known !== undefined) return known
      const given = answer()
      set(question, given)
      return given
    },
    get,
    set,
    count: () => young.size + old.size,
  }
}
