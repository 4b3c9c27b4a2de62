/** A copy with one entry at another place. @example moved(['a', 'b', 'c'], 0, 2) // ['b', 'c', 'a'] */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list]
  const [one] = copy.splice(from, 1)
  if (one !== undefined) copy.splice(to, 0, one)
  return copy
}
