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
import { notedPort } from './postmaster-pid.ts'
import { findSocketDirectory, prepareSocketDirectory } from './socket-directory.ts'

type RandomBytes = (count: number) => Buffer

export type EmbeddedPostgres = {
  connection: pg.ClientConfig
  isRunning: () => boolean
  /** Starts it again if it has died. */
  revive: (signal?: AbortSignal) => Promise<void>
  stop: () => Promise<void>
  /** Looks after its log; called now and then. */
  boundLog: () => void
}

/**
 * A real PostgreSQL of our own under `directory`: created at the first start, adopted when it outlived a killed
 * server, and reached through a Unix socket that only this user can open (Windows: loopback with a password).
 * The caller holds the lock of DATA_DIR (`takeDataDirectory`) from before until `stop` has ended.
 * @param signal gives the start up: what was begun is stopped, and the signal's reason thrown
 * @throws StartError with one sentence on what stands in the way; nothing is ever deleted.
 */
export async function startEmbeddedPostgres(
  directory: string,
  randomBytes: RandomBytes,
  signal: AbortSignal = new AbortController().signal,
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(directory, randomBytes)
  await initialise(cluster, signal)
  checkVersion(cluster)
  cluster.log.begin()
  const postmaster = createPostmaster(cluster)
  try {
    await postmaster.ensureRunning(signal)
  } catch (error) {
    if (signal.aborted) await postmaster.stop()
    throw error
  }
  return {
    connection: connectionOf(cluster),
    isRunning: postmaster.isRunning,
    revive: (giveUp = new AbortController().signal) => postmaster.ensureRunning(giveUp),
    stop: postmaster.stop,
    boundLog: cluster.log.bound,
  }
}

/** How the embedded database of a running server is reached; nothing is started. @throws StartError where there is none */
export async function reachEmbeddedPostgres(directory: string): Promise<pg.ClientConfig> {
  if (!existsSync(join(directory, 'cluster')))
    throw new StartError(
      `The running server’s database in ${directory} is not made yet: try again in a moment.`,
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
    port: isWindows ? (notedPort(data) ?? freshPort) : 5432,
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
