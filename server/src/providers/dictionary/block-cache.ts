/** Keeps the blocks that were read last; the one that was not asked for the longest goes first. */
export type BlockCache = {
  get: (key: number) => Buffer | undefined
  set: (key: number, block: Buffer) => void
  size: () => number
}

export function createBlockCache(most: number): BlockCache {
  // A Map remembers the order in which keys were set.
  const blocks = new Map<number, Buffer>()
  return {
    get: (key) => {
      const block = blocks.get(key)
      if (block === undefined) return undefined
      blocks.delete(key)
      blocks.set(key, block)
      return block
    },
    set: (key, block) => {
      blocks.delete(key)
      blocks.set(key, block)
      if (blocks.size <= most) return
      const [oldest] = blocks.keys()
      if (oldest !== undefined) blocks.delete(oldest)
    },
    size: () => blocks.size,
  }
}
