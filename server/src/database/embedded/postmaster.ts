import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, closeSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../config/start-error.ts'
import { type FileLock, isFileLocked, readLockFile, tryLockFile } from '../file-lock.ts'
import { identityOf, isAlive, type ProcessIdentity } from '../process-identity.ts'
import { type Cluster, clusterUser, connectionOf, isWindows } from './postgres-cluster.ts'
import { spawnAs } from './postgres-user.ts'
import { findPostmaster, removeStalePid } from './postmaster-pid.ts'

const startWithinMs = 60_000
const stopWithinMs = 20_000
const pollEveryMs = 20
/** Errors that the orphans of a killed predecessor cause, until they end within a second or two. */
const transientErrors = /shared memory block|lock file .* already exists|is another postmaster/
const firstPauseMs = 100
const longestPauseMs = 2000

/** The PostgreSQL server of one cluster, started by this server or by an earlier one. */
export type Postmaster = {
  isRunning: () => boolean
  /**
   * Starts it unless it runs, and waits until it answers.
   * @param onLaunched called when its process was launched; it takes a moment until it answers
   * @throws StartError with its last error, or the signal's reason when it is aborted
   */
  ensureRunning: (signal: AbortSignal, onLaunched?: () => void) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Every process of a database that we launch inherits the lock of `cluster.lockPath`. While the lock is free, no process
 * on this machine has the cluster open, in any container; while it is held, we launch none.
 */
export function createPostmaster(cluster: Cluster): Postmaster {
  let launched: ChildProcess | null = null
  // A process that was launched a moment ago has not written its pid file yet.
  const find = () => findPostmaster(cluster.data) ?? (launched && livingIdentityOf(launched))
  // On Windows a child process does not inherit a lock.
  const isRunning = () => (isWindows ? find() !== null : isFileLocked(cluster.lockPath) || find() !== null)
  return {
    isRunning,
    ensureRunning: async (signal, onLaunched) => {
      const deadline = AbortSignal.timeout(startWithinMs)
      let pause = 0
      while (!deadline.aborted) {
        signal.throwIfAborted()
        const answer = await canConnect(cluster)
        if (answer === 'yes') return
        if (answer === 'no-database') return createDatabase(cluster)
        if (!isRunning()) {
          const hasFailed = pause > 0
          if (hasFailed && !transientErrors.test(cluster.log.lastError())) break
          await sleep(pause)
          pause = Math.min(Math.max(pause * 2, firstPauseMs), longestPauseMs)
          launched = launchLocked(cluster) ?? launched
          onLaunched?.()
        }
        await sleep(pollEveryMs)
      }
      throw new StartError(explainStartFailure(cluster, isRunning()))
    },
    stop: () => end(cluster, find, isRunning),
  }
}

function explainStartFailure({ data, lockPath, log }: Cluster, isRunning: boolean): string {
  return isRunning
    ? `The database in ${data} is in use by another process (${readLockFile(lockPath) || 'its number is unknown'}) that does not respond: stop that process. Nothing was changed.`
    : `The database in ${data} does not start: ${log.lastError()} (full log: ${log.path}). Nothing was deleted.`
}

function livingIdentityOf({ pid, exitCode, signalCode }: ChildProcess): ProcessIdentity | null {
  return pid === undefined || exitCode !== null || signalCode !== null ? null : identityOf(pid)
}

/** @returns null when another process has opened the cluster in the meantime */
function launchLocked(cluster: Cluster): ChildProcess | null {
  const lock = tryLockFile(cluster.lockPath)
  if (!lock) return null
  try {
    removeStalePid(cluster.data)
    const child = launch(cluster, lock)
    lock.write(`process ${child.pid} on ${hostname()}`)
    return child
  } finally {
    // The child process holds the lock now.
    lock.close()
  }
}

/** Launched in its own session, so that Ctrl-C in the terminal reaches only us: we stop it after the last request. */
function launch(cluster: Cluster, lock: FileLock): ChildProcess {
  const settings = {
    listen_addresses: isWindows ? '127.0.0.1' : '',
    unix_socket_directories: isWindows ? '' : cluster.socket,
    unix_socket_permissions: '0700',
    shared_buffers: '64MB',
    max_connections: '60',
    log_min_messages: 'warning',
    // A logged statement and its DETAIL would contain text of learners.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { program, args, options } = spawnAs(cluster.user, cluster.binaries.postgres, [
    '-D',
    cluster.data,
    '-p',
    String(cluster.port),
    ...flags,
  ])
  const log = cluster.log.open()
  const child = spawn(program, args, {
    ...options,
    detached: true,
    stdio: ['ignore', log, log, ...(isWindows ? [] : [lock.fd])],
    windowsHide: true,
  })
  child.on('error', ({ message }) => appendFileSync(cluster.log.path, `FATAL: ${message}\n`))
  child.unref()
  closeSync(log)
  return child
}

async function canConnect(cluster: Cluster): Promise<'yes' | 'no-database' | 'no'> {
  const client = new pg.Client({ ...connectionOf(cluster), connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'yes'
  } catch (error) {
    return (error as { code?: string }).code === '3D000' ? 'no-database' : 'no'
  } finally {
    await client.end().catch(() => {})
  }
}

async function createDatabase(cluster: Cluster) {
  const client = new pg.Client({ ...connectionOf(cluster), database: 'postgres' })
  await client.connect()
  await client.query(`create database ${clusterUser}`)
  await client.end()
}

/** Fast shutdown: open transactions are rolled back, committed ones are on disk. */
async function end(cluster: Cluster, find: () => ProcessIdentity | null, isRunning: () => boolean) {
  const postmaster = find()
  if (postmaster) send(postmaster, 'SIGINT')
  else if (isRunning()) await stopThroughConnection(cluster)
  const deadline = AbortSignal.timeout(stopWithinMs)
  while (isRunning() && !deadline.aborted) await sleep(pollEveryMs)
  if (postmaster && isAlive(postmaster)) send(postmaster, 'SIGQUIT')
}

/**
 * The process number of a database in another container is not valid here, so one of its own processes sends the signal.
 */
async function stopThroughConnection(cluster: Cluster) {
  const client = new pg.Client({ ...connectionOf(cluster), connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`copy (select 1) to program 'read -r pid < postmaster.pid && kill -INT "$pid"'`)
  } catch {
    // The signal may have cut the connection already.
  } finally {
    await client.end().catch(() => {})
  }
}

function send({ pid }: ProcessIdentity, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It has ended by itself in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
