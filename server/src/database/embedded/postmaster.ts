import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import { identityOf, isAlive, type ProcessIdentity } from '../process-identity.ts'
import { type Cluster, clusterUser, connectionOf, isWindows } from './postgres-cluster.ts'
import { spawnAs } from './postgres-user.ts'
import { findPostmaster, removeStalePid } from './postmaster-pid.ts'

const startWithinMilliseconds = 60_000
const stopWithinMilliseconds = 20_000
const lookEveryMilliseconds = 20
/** What the last moments of a killed predecessor cause: its orphans let go within a second or two. */
const passing = /shared memory block|lock file .* already exists|is another postmaster/
const firstPauseMilliseconds = 100
const longestPauseMilliseconds = 2000

/** The PostgreSQL server of one cluster, started by us or by a server before us. */
export type Postmaster = {
  isRunning: () => boolean
  /**
   * Starts it unless it runs, and waits until it answers.
   * @throws StartError with its own last words, or the signal's reason when asked to give up
   */
  ensureRunning: (signal: AbortSignal) => Promise<void>
  stop: () => Promise<void>
}

export function createPostmaster(cluster: Cluster): Postmaster {
  let launched: ChildProcess | null = null
  // One that was launched a moment ago has not written its file yet.
  const find = () => findPostmaster(cluster.data) ?? (launched && livingIdentityOf(launched))
  return {
    isRunning: () => find() !== null,
    ensureRunning: async (signal) => {
      const deadline = AbortSignal.timeout(startWithinMilliseconds)
      let pause = 0
      while (!deadline.aborted) {
        signal.throwIfAborted()
        const answer = await canConnect(cluster)
        if (answer === 'yes') return
        if (answer === 'no-database') return createDatabase(cluster)
        if (!find()) {
          const hasFailed = pause > 0
          if (hasFailed && !passing.test(cluster.log.lastComplaint())) break
          await sleep(pause)
          pause = Math.min(Math.max(pause * 2, firstPauseMilliseconds), longestPauseMilliseconds)
          removeStalePid(cluster.data)
          launched = launch(cluster)
        }
        await sleep(lookEveryMilliseconds)
      }
      throw new StartError(
        `The database in ${cluster.data} does not start: ${cluster.log.lastComplaint()} (all of it in ${cluster.log.path}). Nothing was deleted.`,
      )
    },
    stop: async () => {
      const running = find()
      if (running) await end(running)
    },
  }
}

function livingIdentityOf({ pid, exitCode, signalCode }: ChildProcess): ProcessIdentity | null {
  return pid === undefined || exitCode !== null || signalCode !== null ? null : identityOf(pid)
}

/** In a session of its own, so that Ctrl-C in the terminal reaches only us, and we stop it after the last request. */
function launch(cluster: Cluster): ChildProcess {
  const settings = {
    listen_addresses: isWindows ? '127.0.0.1' : '',
    unix_socket_directories: isWindows ? '' : cluster.socket,
    unix_socket_permissions: '0700',
    shared_buffers: '64MB',
    max_connections: '60',
    log_min_messages: 'warning',
    // A failed statement and its DETAIL repeat what a learner wrote.
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
    stdio: ['ignore', log, log],
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

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
async function end(running: ProcessIdentity) {
  send(running, 'SIGINT')
  const deadline = AbortSignal.timeout(stopWithinMilliseconds)
  while (isAlive(running) && !deadline.aborted) await sleep(lookEveryMilliseconds)
  if (isAlive(running)) send(running, 'SIGQUIT')
}

function send({ pid }: ProcessIdentity, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended by itself between two looks.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
