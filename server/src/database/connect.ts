import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, migrationsDirectory } from '../config/read-config.ts'
import { StartError } from '../config/start-error.ts'
import { explainFailure } from './connection-failure.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { type DatabaseLog, keepRunning } from './embedded/keep-running.ts'
import { migrateDatabase } from './migrate.ts'

type Surroundings = {
  log: DatabaseLog
  randomBytes: (count: number) => Buffer
  /** Asks to give up and leave nothing running. */
  stopping: AbortSignal
}

/**
 * The database of this server: the one named by DATABASE_URL, or our own in DATA_DIR; migrated and ready.
 * @throws StartError with one clear sentence, or the reason of `stopping`
 */
export async function connectDatabase(config: Config, surroundings: Surroundings): Promise<OpenDatabase> {
  return config.databaseUrl
    ? connectTo(config.databaseUrl, config, surroundings)
    : connectEmbedded(config, surroundings)
}

async function connectTo(url: string, config: Config, { log, stopping }: Surroundings) {
  const connection = { connectionString: url }
  try {
    await unlessStopped(prepare(connection, config, log), stopping)
  } catch (error) {
    stopping.throwIfAborted()
    if (error instanceof StartError) throw error
    throw new StartError(`The database of DATABASE_URL cannot be used: ${explainFailure(error)}.`)
  }
  return openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'))
}

async function prepare(connection: pg.ClientConfig, config: Config, log: DatabaseLog) {
  const version = await serverVersion(connection)
  if (version < 15)
    throw new StartError(`DATABASE_URL leads to PostgreSQL ${version}: Verbena needs 15 or newer.`)
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

async function connectEmbedded(config: Config, { log, randomBytes, stopping }: Surroundings) {
  const directory = join(config.dataDirectory, 'postgres')
  const postgres = await startEmbeddedPostgres(directory, randomBytes, stopping)
  try {
    await unlessStopped(migrate(postgres.connection, config, log), stopping)
  } catch (error) {
    await postgres.stop()
    stopping.throwIfAborted()
    throw new StartError(
      `The database in ${directory} cannot be brought up to date and is as it was before: ${explainFailure(error)}.`,
    )
  }
  const database = openDatabase(postgres.connection, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  )
  const endWatch = keepRunning(postgres, log)
  return {
    ...database,
    close: async () => {
      await endWatch()
      await database.close()
      await postgres.stop()
    },
  }
}

/** What is no longer waited for fails by itself when its database or this process ends. */
function unlessStopped<T>(work: Promise<T>, stopping: AbortSignal): Promise<T> {
  return Promise.race([work, rejectWhenStopped(stopping)])
}

async function rejectWhenStopped(stopping: AbortSignal): Promise<never> {
  if (!stopping.aborted) await once(stopping, 'abort')
  throw stopping.reason
}
