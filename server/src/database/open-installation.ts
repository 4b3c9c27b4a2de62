import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, migrationsDirectory } from '../config/read-config.ts'
import { StartError } from '../config/start-error.ts'
import { connectDatabase } from './connect.ts'
import { DataDirectoryInUse, lockDataDirectory } from './data-directory.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { reachEmbeddedPostgres } from './embedded/embedded-postgres.ts'

type ConnectDependencies = Parameters<typeof connectDatabase>[1] & {
  /** Name of the command, for the message to others that find the folder locked. */
  program: string
}

/**
 * Opens the database of an installation for a command. While the server runs, the command connects to the server's
 * database and does not stop it. Otherwise it starts the embedded database, locks the folder so that no server and no
 * other command starts there, and stops the database on close.
 * @throws StartError with one sentence
 */
export async function openInstallation(
  config: Config,
  dependencies: ConnectDependencies,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return connectDatabase(config, dependencies)
  const release = lockUnlessServerRuns(config.dataDirectory, dependencies.program)
  if (!release) return connectToRunningServer(config, dependencies)
  try {
    const database = await connectDatabase(config, dependencies)
    return { ...database, close: () => database.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** @returns null when a server uses the folder. @throws DataDirectoryInUse when another command uses it */
function lockUnlessServerRuns(directory: string, program: string): (() => void) | null {
  try {
    return lockDataDirectory(directory, program)
  } catch (error) {
    // A command stops the database when it ends, and would cut the connection of any other command.
    if (error instanceof DataDirectoryInUse && isServer(error.holder)) return null
    throw error
  }
}

/** Older versions wrote no program, so their commands cannot be told from their servers. Without a name it is unknown. */
const isServer = (holder: DataDirectoryInUse['holder']) =>
  holder !== null && (holder.program ?? 'server') === 'server'

async function connectToRunningServer(config: Config, { log }: ConnectDependencies): Promise<OpenDatabase> {
  const folder = join(config.dataDirectory, 'postgres')
  const connection = await reachEmbeddedPostgres(folder)
  await requireSameSchema(connection, migrationsDirectory(config.rootDirectory))
  return openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'))
}

/** A running server has migrated its schema; if the schema differs from ours, the server is of another version. */
async function requireSameSchema(connection: pg.ClientConfig, migrations: string) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ last: string }>(
      'select max(created_at) as last from drizzle.__drizzle_migrations',
    )
    if (Number(rows[0]?.last) === lastMigration(migrations)) return
  } catch {
    throw new StartError('The running server’s database does not respond yet: try again in a moment.')
  } finally {
    await client.end().catch(() => {})
  }
  throw new StartError('The running server has another version than this command: restart it first.')
}

function lastMigration(folder: string): number {
  const path = join(folder, 'meta', '_journal.json')
  if (!existsSync(path)) throw new StartError(`There are no migrations in ${folder}.`)
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}
