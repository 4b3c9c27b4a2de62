/** Saves that are still running after their page was left, by learner and text. */
const pendingSaves = new Map<string, Promise<void>>()

/** Waits for the save of a page that was left, so that a text is read with its last changes. */
export const afterPendingSave = (learnerId: string, id: string): Promise<void> =>
  pendingSaves.get(`${learnerId} ${id}`) ?? Promise.resolve()

/** Registers `saving`: `afterPendingSave` waits for it until it has ended. */
export function addPendingSave(learnerId: string, id: string, saving: Promise<void>) {
  const key = `${learnerId} ${id}`
  pendingSaves.set(key, saving)
  void saving.finally(() => {
    if (pendingSaves.get(key) === saving) pendingSaves.delete(key)
  })
}
