import { join } from 'node:path'
import pg from 'pg'
import { type Config, migrationsDirectory, StartError } from '../config.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'

type Log = {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** How often a lost embedded database is looked for. */
const reviveEveryMilliseconds = 500

/**
 * The database of this server: the one named by DATABASE_URL, or our own in DATA_DIR; migrated and ready.
 * @throws StartError with one clear sentence
 */
export async function connectDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  return config.databaseUrl ? connectTo(config.databaseUrl, config, log) : connectEmbedded(config, log)
}

async function connectTo(url: string, config: Config, log: Log): Promise<OpenDatabase> {
  const connection = { connectionString: url }
  try {
    const version = await serverVersion(connection)
    if (version < 15)
      throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}: Verbena needs 15 or newer.`)
    await migrateDatabase(connection, migrationsDirectory(config.rootDirectory))
  } catch (error) {
    if (error instanceof StartError) throw error
    const { code, message } = error as { code?: string; message: string }
    throw new StartError(`The database of DATABASE_URL cannot be used: ${message || code || 'no answer'}.`)
  }
  return openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'))
}

async function serverVersion(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    return Math.floor(Number(rows[0]?.version) / 10_000)
  } finally {
    await client.end()
  }
}

async function connectEmbedded(config: Config, log: Log): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres(join(config.dataDirectory, 'postgres'))
  await migrateDatabase(postgres.connection, migrationsDirectory(config.rootDirectory))
  const database = openDatabase(postgres.connection, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  )
  const watch = setInterval(() => {
    postgres.revive().catch((error: unknown) => log.error({ err: error }, 'database does not start'))
  }, reviveEveryMilliseconds)
  watch.unref()
  return {
    ...database,
    close: async () => {
      clearInterval(watch)
      await database.close()
      await postgres.stop()
    },
  }
}
