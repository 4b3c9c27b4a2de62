type Entry<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

type Options<Item, Result> = {
  /** Handles the items of a batch, and returns a result for each in their order. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Two items with the same key are never in the same batch. Batches are sorted by key, so that rows are locked in one order. */
  keyOf: (item: Item) => string
  /** An item that is never batched. */
  isAlone?: (item: Item) => boolean
  /** The maximum number of items of a batch. */
  maximum?: number
}

/**
 * Batches calls: one batch runs at a time, and the items that arrive meanwhile are the next one. So one call alone is not
 * delayed, and under load many writes share a statement and a commit.
 *
 * When a batch of several items fails, each item is tried alone, so that it fails only by its own fault.
 */
export function createBatcher<Item, Result>({
  run,
  keyOf,
  isAlone = () => false,
  maximum = 64,
}: Options<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Entry<Item, Result>[] = []
  let isRunning = false

  async function runAlone({ item, resolve, reject }: Entry<Item, Result>) {
    try {
      const [result] = await run([item])
      resolve(result as Result)
    } catch (error) {
      reject(error)
    }
  }

  async function runBatch(batch: readonly Entry<Item, Result>[]) {
    const [first] = batch
    if (first && batch.length === 1) return runAlone(first)
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch {
      await Promise.all(batch.map(runAlone))
    }
  }

  /** Takes the next batch from the waiting items. */
  function takeBatch(): Entry<Item, Result>[] {
    const batch = new Map<string, Entry<Item, Result>>()
    const rest: Entry<Item, Result>[] = []
    for (const entry of waiting) {
      const key = keyOf(entry.item)
      if (batch.size < maximum && !batch.has(key)) batch.set(key, entry)
      else rest.push(entry)
    }
    waiting = rest
    return [...batch].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry)
  }

  async function runWaiting() {
    if (isRunning) return
    isRunning = true
    while (waiting.length > 0) await runBatch(takeBatch())
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const entry = { item, resolve, reject }
      if (isAlone(item)) return void runAlone(entry)
      waiting.push(entry)
      void runWaiting()
    })
}
