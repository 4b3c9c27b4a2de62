type Keyed<Item> = { item: Item; key: string; index: number }

/**
 * Gives React a key for each item of a list in which two items may be alike: the name of the item, and how many of the
 * same name stand before it.
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
