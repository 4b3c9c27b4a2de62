/** Returns numbers from 0 up to, not including, 1. */
export type RandomSource = () => number

/** The FNV-1a hash of a text in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: the same seed gives the same numbers, on every machine. */
export function seededRandom(seed: string): RandomSource {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Sorts by a figure that is computed once for each element, smallest first. The sort is stable. */
export function sortedBy<T>(list: readonly T[], figure: (one: T) => number): T[] {
  return list
    .map((one) => ({ one, figure: figure(one) }))
    .sort((a, b) => a.figure - b.figure)
    .map(({ one }) => one)
}

/**
 * A shuffled copy; every order is equally likely (Fisher and Yates, in Durstenfeld's form: "Algorithm 235: Random
 * permutation", Communications of the ACM 7, 1964).
 */
export function shuffled<T>(list: readonly T[], random: RandomSource): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
  }
  return copy
}
