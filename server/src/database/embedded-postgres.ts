import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import {
  asNobody,
  type Cluster,
  checkVersion,
  clusterUser,
  connectionOf,
  initialise,
  isWindows,
} from './postgres-cluster.ts'
import { identityOf, isAlive } from './process-identity.ts'

/** Unix socket paths end at 107 characters on Linux, 103 on macOS. */
const longestSocketPath = 100

const startWithinMilliseconds = 60_000
/** What the last moments of a killed predecessor cause: its orphans let go within a second or two. */
const passing = /shared memory block|lock file .* already exists|is another postmaster/

export type EmbeddedPostgres = {
  connection: pg.ClientConfig
  /** Starts it again if it has died; called when a connection is refused. */
  revive: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * A real PostgreSQL of our own under `directory`: created at the first start, adopted when it outlived a killed
 * server, and reached through a Unix socket that only this user can open (Windows: loopback with a password).
 * @throws StartError with one sentence on what stands in the way; nothing is ever deleted.
 */
export async function startEmbeddedPostgres(directory: string): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries()
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const cluster: Cluster = {
    binaries,
    data: join(directory, `cluster`),
    log: join(directory, 'postgres.log'),
    socket: socketDirectory(directory),
    password: readPassword(directory),
    port: isWindows ? (readPort(directory) ?? (await freePort())) : 5432,
  }
  await initialise(cluster)
  checkVersion(cluster)
  await ensureRunning(cluster)
  let reviving: Promise<void> | null = null
  return {
    connection: connectionOf(cluster),
    revive: () => {
      reviving ??= ensureRunning(cluster).finally(() => {
        reviving = null
      })
      return reviving
    },
    stop: () => stop(cluster),
  }
}

/** DATA_DIR itself when its path is short enough; else a short private folder whose name is remembered beside it. */
function socketDirectory(directory: string): string {
  if (join(directory, '.s.PGSQL.5432').length <= longestSocketPath) return directory
  const note = join(directory, 'socket-folder')
  const known = existsSync(note) ? readFileSync(note, 'utf8') : ''
  const folder = known || join(tmpdir(), `verbena-${randomBytes(6).toString('hex')}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(note, folder)
  return folder
}

function readPassword(directory: string): string {
  const path = join(directory, 'password')
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}

async function ensureRunning(cluster: Cluster) {
  if ((await canConnect(cluster)) === 'yes') return
  const running = readPid(cluster)
  let launched = running ? null : launch(cluster)
  const deadline = performance.now() + startWithinMilliseconds
  while (performance.now() < deadline) {
    const answer = await canConnect(cluster)
    if (answer === 'yes') return
    if (answer === 'no-database') return createDatabase(cluster)
    if (launched?.hasExited()) {
      if (!passing.test(lastLogLine(cluster))) break
      launched = launch(cluster)
    }
    await sleep(20)
  }
  throw new StartError(
    `The database in ${cluster.data} does not start: ${lastLogLine(cluster)} (all of it in ${cluster.log}). Nothing was deleted.`,
  )
}

function readPid({ data, binaries }: Cluster) {
  const path = join(data, 'postmaster.pid')
  if (!existsSync(path)) return null
  const pid = Number.parseInt(readFileSync(path, 'utf8'), 10)
  if (!Number.isInteger(pid) || pid <= 0) return null
  const identity = identityOf(pid)
  // After a reboot the number may belong to anything: only a postgres counts.
  return isAlive(identity) && isPostgres(pid, binaries) ? identity : null
}

/** The port of a server that outlived us: fourth line of its pid file. */
function readPort(directory: string): number | null {
  const path = join(directory, 'cluster', 'postmaster.pid')
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[3]) || null : null
}

function isPostgres(pid: number, binaries: PostgresBinaries): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(
      binaries.postgres.split(/[\\/]/).at(-1) ?? '',
    )
  } catch {
    return true
  }
}

/** In a session of its own, so that Ctrl-C in the terminal reaches only us, and we stop it after the last request. */
function launch(cluster: Cluster): { hasExited: () => boolean } {
  const settings = {
    listen_addresses: isWindows ? '127.0.0.1' : '',
    unix_socket_directories: isWindows ? '' : cluster.socket,
    unix_socket_permissions: '0700',
    shared_buffers: '64MB',
    max_connections: '60',
    log_min_messages: 'warning',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, args] = asNobody(cluster.binaries.postgres, [
    '-D',
    cluster.data,
    '-p',
    String(cluster.port),
    ...flags,
  ])
  const log = openSync(cluster.log, 'w', 0o600)
  const child = spawn(program, args, { detached: true, stdio: ['ignore', log, log], windowsHide: true })
  let hasExited = false
  const onEnd = () => {
    hasExited = true
  }
  child.on('exit', onEnd)
  child.on('error', onEnd)
  child.unref()
  closeSync(log)
  return { hasExited: () => hasExited }
}

function lastLogLine({ log }: Cluster): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'it says nothing'
}

async function canConnect(cluster: Cluster, database = clusterUser): Promise<'yes' | 'no-database' | 'no'> {
  const client = new pg.Client({ ...connectionOf(cluster), database, connectionTimeoutMillis: 3000 })
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
async function stop(cluster: Cluster) {
  const running = readPid(cluster)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  for (let waited = 0; waited < 20_000 && isAlive(running); waited += 20) await sleep(20)
  if (isAlive(running)) process.kill(running.pid, 'SIGQUIT')
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
