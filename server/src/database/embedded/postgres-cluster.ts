import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { StartError } from '../../config/start-error.ts'
import { renameDurably } from '../../providers/storage/durable-file.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { PostgresLog } from './postgres-log.ts'
import { type PostgresUser, spawnAs } from './postgres-user.ts'

const run = promisify(execFile)
export const isWindows = process.platform === 'win32'
export const clusterUser = 'verbena'

/** One embedded PostgreSQL: the paths of its files and its connection. */
export type Cluster = {
  binaries: PostgresBinaries
  user: PostgresUser
  data: string
  /** Locked as long as any process of this PostgreSQL runs. */
  lockPath: string
  log: PostgresLog
  socket: string
  /** Windows only; elsewhere the permissions of the socket control access. */
  password: string | undefined
  port: number
}

export function connectionOf({ socket, port, password }: Cluster): pg.ClientConfig {
  const host = isWindows ? '127.0.0.1' : socket
  return { host, port, user: clusterUser, database: clusterUser, ...(isWindows && { password }) }
}

/** Creates the files at the first start. @throws StartError, or the signal's reason when it is aborted */
export async function initialise(cluster: Cluster, signal: AbortSignal) {
  if (existsSync(join(cluster.data, 'PG_VERSION'))) return
  if (existsSync(cluster.data))
    throw new StartError(
      `The database in ${cluster.data} is damaged: its file PG_VERSION is missing. Nothing was changed; restore a backup, or move the folder away to start with an empty database.`,
    )
  signal.throwIfAborted()
  const draft = `${cluster.data}.new`
  rmSync(draft, { recursive: true, force: true })
  const { program, args, options } = spawnAs(cluster.user, cluster.binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${clusterUser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isWindows
      ? ['--auth=scram-sha-256', `--pwfile=${join(dirname(cluster.data), 'password')}`]
      : ['--auth=trust']),
  ])
  const making = run(program, args, { ...options, timeout: 120_000 })
  // We wait until initdb has ended, because it deletes its draft, which must be complete before the next start.
  const giveUp = () => making.child.kill()
  signal.addEventListener('abort', giveUp)
  try {
    await making
  } catch (error) {
    signal.throwIfAborted()
    rmSync(draft, { recursive: true, force: true })
    throw new StartError(explainInitFailure(error as Error & { stderr?: string }))
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
  // A start that is killed before this line leaves only the draft, which the next start deletes.
  renameDurably(draft, cluster.data)
}

function explainInitFailure(error: Error & { stderr?: string }): string {
  const text = `${error.stderr ?? ''}${error.message}`
  if (/No space left/i.test(text)) return 'DATA_DIR has no room for the database: free about 100 MB.'
  return `The database could not be created: ${lastLine(text)}`
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

/** @throws StartError when another major version of PostgreSQL wrote the files. */
export function checkVersion({ data, binaries }: Cluster) {
  const written = Number.parseInt(readFileSync(join(data, 'PG_VERSION'), 'utf8'), 10)
  if (written !== binaries.majorVersion)
    throw new StartError(
      `The database in ${data} was written by PostgreSQL ${written} and this Verbena contains ${binaries.majorVersion}: start the version of Verbena that wrote it, or see docs/how-to/upgrade-the-database.md. Nothing was changed.`,
    )
}
