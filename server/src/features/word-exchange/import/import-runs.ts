/** How far an import is, as the thread that serves tells it. */
type Run = { done: number; total: number; controller: AbortController }

export type ImportRun = { signal: AbortSignal; tell: (done: number, total: number) => void }

export type ImportRuns = {
  /** Runs `work` under a name that only this learner can ask for or cancel. */
  follow: <T>(learnerId: string, run: string, work: (run: ImportRun) => Promise<T>) => Promise<T>
  /** Zeros where nothing runs under that name. */
  read: (learnerId: string, run: string) => { done: number; total: number }
  cancel: (learnerId: string, run: string) => void
}

/** Imports under way in this process. One that another server runs is not seen here: it goes on, without a number. */
export function createImportRuns(): ImportRuns {
  const runs = new Map<string, Run>()
  const keyOf = (learnerId: string, run: string) => `${learnerId} ${run}`
  return {
    follow: async (learnerId, name, work) => {
      const key = keyOf(learnerId, name)
      const run: Run = { done: 0, total: 0, controller: new AbortController() }
      runs.set(key, run)
      try {
        return await work({
          signal: run.controller.signal,
          tell: (done, total) => Object.assign(run, { done, total }),
        })
      } finally {
        if (runs.get(key) === run) runs.delete(key)
      }
    },
    read: (learnerId, name) => {
      const { done, total } = runs.get(keyOf(learnerId, name)) ?? { done: 0, total: 0 }
      return { done, total }
    },
    cancel: (learnerId, name) => runs.get(keyOf(learnerId, name))?.controller.abort(),
  }
}
