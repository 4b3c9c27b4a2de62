type Keyed<Item> = { item: Item; key: string; index: number }

/**
 * Gives each item a unique React key, even if names repeat: the name, and the number of earlier items of that name.
 * @example keyedItems(['to', 'be', 'to'], (word) => word).map(({ key }) => key) // ['to 0', 'be 0', 'to 1']
 */
export function keyedItems<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | number,
): Keyed<Item>[] {
  const counts = new Map<string | number, number>()
  return items.map((item, index) => {
    const name = nameOf(item)
    const before = counts.get(name) ?? 0
    counts.set(name, before + 1)
    return { item, key: `${name} ${before}`, index }
  })
}
