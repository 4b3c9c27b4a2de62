/** Work that goes on after its request was answered, so that the time of an answer tells nothing about it. */
export type BackgroundTasks = {
  run: (work: () => Promise<void>) => void
  /** The same, once at a time for a name: of what is asked for meanwhile only the last is done, afterwards. */
  runOnce: (name: string, work: () => Promise<void>) => void
  /** Waits for what is under way. */
  settled: () => Promise<void>
}

/** @param onFailure told of work that failed: nobody else is waiting for it */
export function createBackgroundTasks(onFailure: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<void>>()
  const next = new Map<string, (() => Promise<void>) | null>()
  const run = (work: () => Promise<void>) => {
    const job = work()
      .catch(onFailure)
      .finally(() => running.delete(job))
    running.add(job)
  }
  const runNamed = (name: string, work: () => Promise<void>) => {
    next.set(name, null)
    run(async () => {
      try {
        await work()
      } finally {
        const waiting = next.get(name)
        if (waiting) runNamed(name, waiting)
        else next.delete(name)
      }
    })
  }
  return {
    run,
    runOnce: (name, work) => {
      if (next.has(name)) next.set(name, work)
      else runNamed(name, work)
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
