/** Keeps the blocks that were read last; the one that was not asked for the longest goes first. */
export type BlockCache = {
  get: (key: number) => Buffer | undefined
  set: (key: number, block: Buffer) => void
  bytes: () => number
}

/** What a block costs beside its bytes. */
const overhead = 200

export function createBlockCache(mostBytes: number): BlockCache {
  // A Map remembers the order in which keys were set.
  const blocks = new Map<number, Buffer>()
  let bytes = 0
  function remove(key: number) {
    const block = blocks.get(key)
    if (block === undefined) return undefined
    blocks.delete(key)
    bytes -= block.length + overhead
    return block
  }
  function set(key: number, block: Buffer) {
    remove(key)
    blocks.set(key, block)
    bytes += block.length + overhead
    for (const oldest of blocks.keys()) {
      if (bytes <= mostBytes) return
      remove(oldest)
    }
  }
  return {
    get: (key) => {
      const block = blocks.get(key)
      if (block === undefined) return undefined
      blocks.delete(key)
      blocks.set(key, block)
      return block
    },
    set,
    bytes: () => bytes,
  }
}
