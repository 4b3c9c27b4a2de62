/** Work that continues after the reply was sent, so that the duration of the request does not depend on it. */
export type BackgroundTasks = {
  run: (work: () => Promise<void>) => void
  /** Runs one task of a name at a time. Of the tasks requested during a run, only the last is run, after it. */
  runOnce: (name: string, work: () => Promise<void>) => void
  /** Resolves when no task is running. */
  settled: () => Promise<void>
}

/** @param onFailure called with the error of each task that failed, because no caller waits for a task */
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
