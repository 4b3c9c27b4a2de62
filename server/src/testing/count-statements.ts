import pg from 'pg'
import { vi } from 'vitest'

/** The number of SQL statements that some work sends to the database, transaction commands included. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
