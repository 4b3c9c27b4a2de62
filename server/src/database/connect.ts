import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, migrationsDirectory } from '../config/read-config.ts'
import { StartError } from '../config/start-error.ts'
import { explainConnectionFailure } from './connection-failure.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { type DatabaseLog, startDatabaseWatchdog } from './embedded/database-watchdog.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'

type ConnectDependencies = {
  log: DatabaseLog
  randomBytes: (count: number) => Buffer
  /** Aborts the start; nothing is left running. */
  stopping: AbortSignal
  /** Called while the embedded database starts; it must not throw. */
  whileStarting?: () => void
}

/**
 * Opens and migrates the database of this server: that of DATABASE_URL, or the embedded one in DATA_DIR.
 * @throws StartError with one clear sentence, or the reason of `stopping`
 */
export async function connectDatabase(
  config: Config,
  dependencies: ConnectDependencies,
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? connectTo(config.databaseUrl, config, dependencies)
    : connectEmbedded(config, dependencies)
}

async function connectTo(url: string, config: Config, { log, stopping }: ConnectDependencies) {
  const connection = { connectionString: url }
  try {
    await rejectOnAbort(prepare(connection, config, log), stopping)
  } catch (error) {
    stopping.throwIfAborted()
    if (error instanceof StartError) throw error
    throw new StartError(`The database of DATABASE_URL cannot be used: ${explainConnectionFailure(error)}.`)
  }
  return openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'))
}

async function prepare(connection: pg.ClientConfig, config: Config, log: DatabaseLog) {
  const version = await serverVersion(connection)
  if (version < 15)
    throw new StartError(`DATABASE_URL is a PostgreSQL ${version}: Verbena requires 15 or newer.`)
  await migrate(connection, config, log)
}

const migrate = (connection: pg.ClientConfig, config: Config, log: DatabaseLog) =>
  migrateDatabase(connection, migrationsDirectory(config.rootDirectory), (sentence) => log.warn({}, sentence))

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

/**
 * The embedded database shares its processors with this process. More connections than twice their number do not make it
 * faster, and each takes some 8 MB.
 */
const connectionsMaximum = Math.max(6, 2 * availableParallelism())

async function connectEmbedded(
  config: Config,
  { log, randomBytes, stopping, whileStarting }: ConnectDependencies,
) {
  const directory = join(config.dataDirectory, 'postgres')
  const postgres = await startEmbeddedPostgres(directory, randomBytes, stopping, whileStarting)
  try {
    await rejectOnAbort(migrate(postgres.connection, config, log), stopping)
  } catch (error) {
    await postgres.stop()
    stopping.throwIfAborted()
    throw new StartError(
      `The database in ${directory} cannot be migrated: ${explainConnectionFailure(error)}. Each step is complete or was undone; the next start continues.`,
    )
  }
  const database = openDatabase({ ...postgres.connection, max: connectionsMaximum }, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  )
  const stopWatchdog = startDatabaseWatchdog(postgres, log)
  return {
    ...database,
    close: async () => {
      await stopWatchdog()
      await database.close()
      await postgres.stop()
    },
  }
}

/** Waits for `work`, but not after an abort. Aborted work fails when its database or this process ends. */
function rejectOnAbort<T>(work: Promise<T>, stopping: AbortSignal): Promise<T> {
  return Promise.race([work, waitForAbort(stopping)])
}

async function waitForAbort(stopping: AbortSignal): Promise<never> {
  if (!stopping.aborted) await once(stopping, 'abort')
  throw stopping.reason
}
