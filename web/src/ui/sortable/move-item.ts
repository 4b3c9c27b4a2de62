/**
 * Returns a copy with one item moved; `to` is clamped to the ends of the list.
 * @example moveItem(['a', 'b', 'c'], 0, 2) // ['b', 'c', 'a']
 */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const others = items.filter((_, index) => index !== from)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, item)
}
