import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { runDataMigrations } from './data-migrations/run-data-migrations.ts'

/** Any number, but the same for every server of one database. */
const lockKey = 829_360_417

/**
 * Migrates the schema to the current version. Several servers may call it at once: the first does the work, the others
 * wait. Each migration runs in the transaction that records it, so a killed server leaves the old schema or the new one.
 * The data migrations that SQL cannot express run afterwards, in batches.
 * @param report called with a sentence about the progress of a long data migration
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  folder: string,
  report: (sentence: string) => void = () => {},
) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await migrate(drizzle(client), { migrationsFolder: folder })
    await runDataMigrations(client, report)
  } finally {
    // Ending the connection releases the lock, also after a statement failed.
    await client.end()
  }
}
