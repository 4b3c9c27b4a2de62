import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../../config/start-error.ts'
import { writeFileDurably } from '../../providers/storage/durable-file.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { type Cluster, checkVersion, connectionOf, initialise, isWindows } from './postgres-cluster.ts'
import { createPostgresLog } from './postgres-log.ts'
import { choosePostgresUser } from './postgres-user.ts'
import { createPostmaster } from './postmaster.ts'
import { readRecordedPort } from './postmaster-pid.ts'
import { findSocketDirectory, prepareSocketDirectory } from './socket-directory.ts'

type RandomBytes = (count: number) => Buffer

export type EmbeddedPostgres = {
  connection: pg.ClientConfig
  isRunning: () => boolean
  /** Starts it again if it does not run. */
  restart: (signal?: AbortSignal) => Promise<void>
  stop: () => Promise<void>
  /** Limits the size of its log; called from time to time. */
  rotateLargeLog: () => void
}

/**
 * Starts our own PostgreSQL under `directory`. The first start creates it; one that outlived a killed server is used
 * again. It is reached through a Unix socket that only this user can open (on Windows through loopback with a password).
 * The caller must hold the lock of DATA_DIR (`lockDataDirectory`) until `stop` has ended.
 * @param signal aborts the start: what was begun is stopped, and the signal's reason is thrown
 * @param onLaunched called when its process was launched; it takes a moment until it answers
 * @throws StartError with one sentence about the obstacle; nothing is ever deleted
 */
export async function startEmbeddedPostgres(
  directory: string,
  randomBytes: RandomBytes,
  signal: AbortSignal = new AbortController().signal,
  onLaunched?: () => void,
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(directory, randomBytes)
  await initialise(cluster, signal)
  checkVersion(cluster)
  cluster.log.rotate()
  const postmaster = createPostmaster(cluster)
  try {
    await postmaster.ensureRunning(signal, onLaunched)
  } catch (error) {
    if (signal.aborted) await postmaster.stop()
    throw error
  }
  return {
    connection: connectionOf(cluster),
    isRunning: postmaster.isRunning,
    restart: (abort = new AbortController().signal) => postmaster.ensureRunning(abort),
    stop: postmaster.stop,
    rotateLargeLog: cluster.log.rotateIfLarge,
  }
}

/**
 * The connection to the embedded database of a running server; it starts nothing.
 * @throws StartError when the database does not exist or cannot be reached
 */
export async function reachEmbeddedPostgres(directory: string): Promise<pg.ClientConfig> {
  if (!existsSync(join(directory, 'cluster')))
    throw new StartError(
      `The running server’s database in ${directory} does not exist yet: try again in a moment.`,
    )
  const binaries = findPostgresBinaries()
  const user = await choosePostgresUser(binaries, directory)
  const socket = findSocketDirectory(directory, user)
  if (!socket)
    throw new StartError(
      `The running server’s database in ${directory} cannot be reached from here: run the command on the machine or in the container of the server.`,
    )
  return connectionOf(clusterOf(directory, { binaries, user, socket }))
}

async function prepareCluster(directory: string, randomBytes: RandomBytes): Promise<Cluster> {
  const binaries = findPostgresBinaries()
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const user = await choosePostgresUser(binaries, directory)
  const socket = prepareSocketDirectory(directory, user, randomBytes)
  if (isWindows) makePassword(directory, randomBytes)
  const freshPort = isWindows ? await freePort() : undefined
  return clusterOf(directory, { binaries, user, socket, freshPort })
}

function clusterOf(
  directory: string,
  {
    freshPort = 5432,
    ...found
  }: Pick<Cluster, 'binaries' | 'user' | 'socket'> & { freshPort?: number | undefined },
): Cluster {
  const data = join(directory, 'cluster')
  return {
    ...found,
    data,
    lockPath: join(directory, 'database.lock'),
    log: createPostgresLog(join(directory, 'postgres.log')),
    password: isWindows ? readFileSync(join(directory, 'password'), 'utf8') : undefined,
    port: isWindows ? (readRecordedPort(data) ?? freshPort) : 5432,
  }
}

function makePassword(directory: string, randomBytes: RandomBytes) {
  const path = join(directory, 'password')
  if (!existsSync(path)) writeFileDurably(path, randomBytes(24).toString('base64url'))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
