/** The items with one of them at another place; beyond an end it stands there. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined) return [...items]
  const others = items.filter((_, place) => place !== from)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, item)
}
