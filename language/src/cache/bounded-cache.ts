/**
 * Remembers the answers given last: a text repeats its words, and learners touch the same ones. An answer is given to
 * several callers, so nobody may change it.
 */
export type BoundedCache<T> = {
  of: (question: string, answer: () => T) => T
  get: (question: string) => T | undefined
  set: (question: string, answer: T) => void
  count: () => number
}

/**
 * Keeps two generations, and drops the older one whole when the younger is full: what was asked for since stays.
 * To reorder a single list at every answer takes longer than many an answer.
 * @param most answers, at least two; half of them are safe from being forgotten
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
