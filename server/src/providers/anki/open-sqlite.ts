import initSqlJs, { type Database, type SqlJsStatic } from 'sql.js'

let engine: Promise<SqlJsStatic> | undefined

/**
 * Opens a database with SQLite in WebAssembly, so that an untrusted file cannot reach anything of this machine. Without
 * bytes the database is empty.
 */
export async function openSqlite(bytes?: Uint8Array): Promise<Database> {
  engine ??= initSqlJs()
  const { Database } = await engine
  return new Database(bytes)
}
