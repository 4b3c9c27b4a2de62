import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, migrationsDirectory } from '../config/read-config.ts'
import { StartError } from '../config/start-error.ts'
import { connectDatabase } from './connect.ts'
import { DataDirectoryTaken, takeDataDirectory } from './data-directory.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { reachEmbeddedPostgres } from './embedded/embedded-postgres.ts'

type Surroundings = Parameters<typeof connectDatabase>[1] & {
  /** How the command is called: whoever finds the folder taken is told. */
  program: string
}

/**
 * The database of an installation, for a command beside its server: that of a running server is reached as the server
 * reaches it and left running; an embedded one that does not run is started, and stopped when the command closes it.
 * Meanwhile no server and no other command can start on its folder.
 * @throws StartError with one sentence
 */
export async function openInstallation(config: Config, surroundings: Surroundings): Promise<OpenDatabase> {
  if (config.databaseUrl) return connectDatabase(config, surroundings)
  const release = takeUnlessServerRuns(config.dataDirectory, surroundings.program)
  if (!release) return joinRunning(config, surroundings)
  try {
    const database = await connectDatabase(config, surroundings)
    return { ...database, close: () => database.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** @returns null when a server has the folder. @throws DataDirectoryTaken when another command has it */
function takeUnlessServerRuns(directory: string, program: string): (() => void) | null {
  try {
    return takeDataDirectory(directory, program)
  } catch (error) {
    // Another command stops the database when it ends: whoever joined it would be cut off.
    if (error instanceof DataDirectoryTaken && isServer(error.holder)) return null
    throw error
  }
}

/** Versions before wrote no program, and commands of theirs looked like a server. */
const isServer = (holder: DataDirectoryTaken['holder']) => (holder?.program ?? 'server') === 'server'

async function joinRunning(config: Config, { log }: Surroundings): Promise<OpenDatabase> {
  const folder = join(config.dataDirectory, 'postgres')
  const connection = await reachEmbeddedPostgres(folder)
  await requireSameSchema(connection, migrationsDirectory(config.rootDirectory))
  return openDatabase(connection, (error) => log.warn({ err: error }, 'database connection lost'))
}

/** The running server has brought its schema up to date: another one belongs to another version of Verbena. */
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
    throw new StartError('The running server’s database does not answer yet: try again in a moment.')
  } finally {
    await client.end().catch(() => {})
  }
  throw new StartError('The running server is of another version than this command: start it again first.')
}

function lastMigration(folder: string): number {
  const path = join(folder, 'meta', '_journal.json')
  if (!existsSync(path)) throw new StartError(`There are no migrations in ${folder}.`)
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}
