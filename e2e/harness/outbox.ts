import type { Page } from 'playwright-core'

export type OutboxRow = { learnerId: string; entry: { id: string; kind: string; at: number } }

/** The entries of the browser's outbox, oldest first; empty before the database exists. */
export const outboxOf = (page: Page): Promise<OutboxRow[]> =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).some(({ name }) => name === 'verbena')
    if (!found) return []
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await answer(indexedDB.open('verbena'))
    const rows = await answer(db.transaction('outbox').objectStore('outbox').getAll())
    db.close()
    return rows
  })
