import type { Database, SqlValue } from 'sql.js'

/** Iterates over the rows of a query, so that the result is not held in memory. */
export function* rowsOf(db: Database, query: string): Generator<SqlValue[]> {
  const statement = db.prepare(query)
  try {
    while (statement.step()) yield statement.get()
  } finally {
    statement.free()
  }
}
