/** The progress of one import. */
type Run = { done: number; total: number; controller: AbortController }

export type ImportRun = { signal: AbortSignal; reportProgress: (done: number, total: number) => void }

export type ImportRuns = {
  /** Runs `work` under a name by which only this learner can read its progress or cancel it. */
  track: <T>(learnerId: string, run: string, work: (run: ImportRun) => Promise<T>) => Promise<T>
  /** Zeros when no import runs under that name. */
  read: (learnerId: string, run: string) => { done: number; total: number }
  cancel: (learnerId: string, run: string) => void
}

/** The running imports of this process. Imports on other servers have no progress here and cannot be cancelled. */
export function createImportRuns(): ImportRuns {
  const runs = new Map<string, Run>()
  const keyOf = (learnerId: string, run: string) => `${learnerId} ${run}`
  return {
    track: async (learnerId, name, work) => {
      const key = keyOf(learnerId, name)
      const run: Run = { done: 0, total: 0, controller: new AbortController() }
      runs.set(key, run)
      try {
        return await work({
          signal: run.controller.signal,
          reportProgress: (done, total) => Object.assign(run, { done, total }),
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
