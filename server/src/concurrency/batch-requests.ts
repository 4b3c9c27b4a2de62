type Waiting<Input, Result> = {
  input: Input
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Combines the requests of one turn of the event loop into one query, because under load a query costs more than the
 * rows that it reads.
 * @param loadAll returns the results in the order of the requests
 */
export function batchRequests<Input, Result>(
  loadAll: (inputs: Input[]) => Promise<Result[]>,
): (input: Input) => Promise<Result> {
  let waiting: Waiting<Input, Result>[] = []
  const sendBatch = async () => {
    const batch = waiting
    waiting = []
    try {
      const results = await loadAll(batch.map(({ input }) => input))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  return (input) =>
    new Promise((resolve, reject) => {
      // setImmediate runs after all requests that have already arrived were read.
      if (waiting.length === 0) setImmediate(sendBatch)
      waiting.push({ input, resolve, reject })
    })
}
