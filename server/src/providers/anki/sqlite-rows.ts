import type { Database, SqlValue } from 'sql.js'

/** One row after the other, so that no table is held twice. */
export function* rowsOf(db: Database, query: string): Generator<SqlValue[]> {
  const statement = db.prepare(query)
  try {
    while (statement.step()) yield statement.get()
  } finally {
    statement.free()
  }
}
