/** Work that goes on after its request was answered, so that the time of an answer tells nothing about it. */
export type Later = {
  run: (work: () => Promise<void>) => void
  /** Waits for what is under way. */
  settled: () => Promise<void>
}

/** @param onFailure told of work that failed: nobody else is waiting for it */
export function createLater(onFailure: (error: unknown) => void): Later {
  const running = new Set<Promise<void>>()
  return {
    run: (work) => {
      const job = work()
        .catch(onFailure)
        .finally(() => running.delete(job))
      running.add(job)
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
